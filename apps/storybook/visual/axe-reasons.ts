import type { Undecided } from "./stage.ts";

/** Why a person found right what axe could not decide; `undefined` for what is not reviewed yet. */
export function reasonFor(_undecided: Undecided): string | undefined {
  return undefined;
}
