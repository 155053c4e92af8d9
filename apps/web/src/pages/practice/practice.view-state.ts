import type { PracticeItem, PracticeState } from "@lectern/ui/screens/practice";
import type { Read } from "../../features/read.ts";

/** Rows take precedence (product decision 23: a failed list shows what the cache has). */
export function toPracticeState({ data, isError }: Read<readonly PracticeItem[]>): PracticeState {
  if (data === undefined) return { kind: isError ? "failed" : "loading" };
  return data.length === 0 ? { kind: "empty" } : { kind: "ready", items: data };
}
