import { getCardWords } from "../cards/words/card-words.ts";
import { getDiscourse } from "../languages/discourse.ts";
import type { AssistantLanguage } from "../languages/language.ts";
import { isEnded, type Sentence } from "../lecture/sentences.ts";
import { spacedWords } from "../lecture/words.ts";

/** What a sentence's worth as a point is multiplied by. */
const WORTH = {
  /** It begins with what something is: "A moraine is the ridge …". */
  defining: 1.4,
  /** It says why, or what follows from it. */
  causal: 1.5,
  /** It sets two things against each other. */
  contrast: 1.2,
  /** It has a number. */
  number: 1.1,
  /** "you": what anybody does, as often as what the listeners are told. */
  listeners: 0.75,
  /** Two sentences with a comma between, or several that no full stop divides. */
  runOn: 0.6,
  /** It quotes: "The farmer says: …". */
  quoting: 0.5,
} as const;

/** In words: the longest name at the beginning, with its article and what it is of. */
const NAME = 6;

/** Whether a sentence begins with a name and what it is. */
function defines(text: string, { cues }: Pick<AssistantLanguage, "cues">): boolean {
  const names = [...text.matchAll(spacedWords)].slice(0, NAME);
  return names.some(({ 0: word, index }) => cues?.defines.test(text.slice(index + word.length)) === true);
}

const number = /(?<![\p{L}\p{N}])\d+(?![\p{L}\p{N}])/u;
const quoting = /["“”„«»]/u;
/** In words: a sentence whose end is a guess, and that states so much, is several. */
const LONG = 16;

/** How much a sentence says that could be true or false: definitions, causes, results, contrasts and numbers count more. */
export function rateClaim(sentence: Sentence, language: Pick<AssistantLanguage, "code" | "cues">): number {
  const { code } = language;
  const words = getCardWords(code);
  if (words === undefined) return 1;
  const { text, length } = sentence;
  let rate = 1;
  if (defines(text, language)) rate *= WORTH.defining;
  if (words.causal.test(text)) rate *= WORTH.causal;
  if (getDiscourse(code)?.contrast.test(text) === true) rate *= WORTH.contrast;
  if (number.test(text)) rate *= WORTH.number;
  if (words.listeners.test(text)) rate *= WORTH.listeners;
  if (words.splice.test(text) || (!isEnded(sentence) && length > LONG)) rate *= WORTH.runOn;
  if (quoting.test(text)) rate *= WORTH.quoting;
  return rate;
}
