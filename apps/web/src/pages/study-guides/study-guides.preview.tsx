import { StudyGuidesView } from "@lectern/ui/screens/study-guides";
import { paths } from "../../paths.ts";
import type { Preview } from "../page.ts";
import { noop, toPreviewRead } from "../../features/read.ts";
import type { reads } from "./study-guides.reads.ts";
import { toStudyGuidesState } from "./study-guides.view-state.ts";

export const preview: Preview<typeof reads> = ({ list }, searchParams) => {
  const query = searchParams.get("q") ?? "";
  return (
    <StudyGuidesView
      state={toStudyGuidesState(toPreviewRead(list), query)}
      onRetry={noop}
      query={query}
      onQueryChange={noop}
      guideHref={(id) => paths.studyGuide(id)}
      onDelete={noop}
    />
  );
};
