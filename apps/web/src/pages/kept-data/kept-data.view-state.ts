import type { KeptCounts } from "@lectern/domain/kept-data";
import type { KeptDataState } from "@lectern/ui/screens/kept-data";
import type { Read } from "../../features/read.ts";

export function toKeptDataState({ data, isError }: Read<KeptCounts>): KeptDataState {
  if (data !== undefined) return { kind: "ready", counts: data };
  return { kind: isError ? "failed" : "loading" };
}
