import type { Undecided } from "./stage.ts";
import type { Story } from "./stories.ts";

/** Why a person found right what axe could not decide; `undefined` for what is not reviewed yet. */
export function reasonFor(_story: Story, _undecided: Undecided): string | undefined {
  return undefined;
}
