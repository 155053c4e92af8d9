import type { StudyGuide } from "@lectern/domain/study-guide";
import type { StudyGuideState } from "@lectern/ui/screens/study-guide";
import type { Read } from "../../features/read.ts";

/** The last rename: the typed title, and whether saving it failed. */
export interface Rename {
  readonly isError: boolean;
  readonly variables: string | undefined;
}

/** @param leaving the guide that is being deleted, shown until the page is left, because the cache no longer has it */
export function toStudyGuideState(
  { data, isError }: Read<StudyGuide>,
  rename: Rename,
  leaving: StudyGuide | undefined,
): StudyGuideState {
  const guide = leaving ?? data;
  if (guide === undefined) return { kind: isError ? "failed" : "loading" };
  return {
    kind: "ready",
    guide,
    title: rename.isError ? { kind: "failed", draft: rename.variables ?? "" } : { kind: "idle" },
  };
}
