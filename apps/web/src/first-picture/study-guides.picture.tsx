import { type GuideRow, guideOf } from "@lectern/data/study-guides/study-guide-rows";
import { StudyGuidesView } from "@lectern/ui/screens/study-guides";
import { paths } from "../paths.ts";
import { studyGuidesState } from "../screens/study-guides/study-guides.view-state.ts";
import { showPicture } from "./show-picture.ts";

const nothing = () => undefined;

void showPicture((list) => {
  const query = new URLSearchParams(location.search).get("q") ?? "";
  return (
    <StudyGuidesView
      state={studyGuidesState({ data: (list.body as GuideRow[]).map(guideOf), isError: false }, query)}
      query={query}
      onQueryChange={nothing}
      guideHref={(id) => paths.studyGuide(id)}
      onDelete={nothing}
    />
  );
});
