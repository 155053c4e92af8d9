import type { StudyGuide } from "@lectern/domain/study-guide";
import type { StudyGuideState } from "@lectern/ui/screens/study-guide";
import type { Read } from "../read.ts";

/** Of the last rename: what was typed, if it could not be saved. */
export interface Rename {
  readonly isError: boolean;
  readonly variables: string | undefined;
}

/** @param leaving the guide while it is deleted, and until its page has gone: the cache has forgotten it by then */
export function studyGuideState(
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
