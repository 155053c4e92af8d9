import type { ReadAloudSnapshot } from "@lectern/machines/read-aloud/read-aloud.selectors";
import type { ReadAloudState } from "@lectern/ui/recording/read-aloud-bar";

/** ACC-04 */
export function toReadAloudState({ value, context }: ReadAloudSnapshot): ReadAloudState {
  if (value === "finished" && context.lineCount === 0) return { kind: "empty" };
  return { kind: value === "noVoice" ? "no-voice" : value };
}
