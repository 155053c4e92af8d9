import type { LectureCardsItem, LectureCardsState } from "@lectern/ui/screens/lecture-cards";
import type { Read } from "../../features/read.ts";

/** Rows take precedence (product decision 23: a failed list shows what the cache has). */
export function toLectureCardsState({ data, isError }: Read<readonly LectureCardsItem[]>): LectureCardsState {
  if (data === undefined) return { kind: isError ? "failed" : "loading" };
  return data.length === 0 ? { kind: "empty" } : { kind: "ready", items: data };
}
