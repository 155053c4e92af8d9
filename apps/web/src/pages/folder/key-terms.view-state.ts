import type { UnitTerms } from "@lectern/domain/unit-terms";
import type { KeyTermsState } from "@lectern/ui/screens/folder/key-terms";
import type { Read } from "../../features/read.ts";

/** A read that failed after one that did not keeps what was read. */
export function toKeyTermsState({ data, isError }: Read<UnitTerms>, isOpen: boolean): KeyTermsState {
  if (!isOpen) return { kind: "closed" };
  if (data !== undefined) return { kind: "ready", index: data };
  return { kind: isError ? "failed" : "loading" };
}
