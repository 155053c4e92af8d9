import type { AssistantLanguage } from "../languages/language.ts";
import { getTellingCues } from "../languages/telling-cues.ts";
import { isTopical, spacedWords } from "../lecture/words.ts";

/** In words: before the term that a definition begins with, since the last comma. */
const BEFORE_TERM = 2;

/**
 * Grades how well a sentence defines the term at `from` to `to` is: "A moraine is …" is 1, "… is called a moraine" nearly as
 * much, a term that is the end of something else, "The wall of a moraine is …", less than half. 0 when it does not.
 */
export function rateDefinition(text: string, from: number, to: number, language: AssistantLanguage): number {
  const { cues, naming } = language;
  if (cues === undefined) return 0;
  const before = text.slice(0, from);
  const after = text.slice(to);
  const [next = ""] = /^\s+([\p{L}\p{N}]+)/u.exec(after)?.slice(1) ?? [];
  // "called a moraine field" names something else.
  if (cues.names.test(before) && !isTopical(next, language)) return 0.8;
  const [previous = ""] = /(?<![\p{L}'’])([\p{L}'’]+)\s+$/u.exec(before)?.slice(1) ?? [];
  // "This attack is the first", "What it describes is the difference".
  const isVerb = naming?.beforeVerb.test(previous) === true;
  const isDefined = cues.defines.test(after) || getTellingCues(language.code)?.alsoDefines.test(after) === true;
  if (!isDefined || cues.points.test(before) || isVerb) return 0;
  // "It carries the moraine, which is …" says of the moraine alone what follows.
  if (/^\s*,/u.test(after)) return 1;
  const sinceComma = before.slice(before.lastIndexOf(",") + 1).match(spacedWords)?.length ?? 0;
  return sinceComma <= BEFORE_TERM ? 1 : 0.4;
}
