import type { StudyGuide } from "@lectern/domain/study-guide";
import type { TitleState } from "@lectern/ui/screens/recording";
import type { StudyGuideState } from "@lectern/ui/screens/study-guide";
import type { Read } from "../../features/read.ts";

/** @param leaving the guide that is being deleted, shown until the page is left, because the cache no longer has it */
export function toStudyGuideState(
  { data, isError }: Read<StudyGuide>,
  title: TitleState,
  leaving: StudyGuide | undefined,
): StudyGuideState {
  const guide = leaving ?? data;
  if (guide === undefined) return { kind: isError ? "failed" : "loading" };
  return { kind: "ready", guide, title };
}
