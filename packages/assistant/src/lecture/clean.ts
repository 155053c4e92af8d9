import type { AssistantLanguage } from "../languages/language.ts";

const noise =
  /(?<![\p{L}\p{N}])\[[\p{L} _-]{3,40}(?:[: ]{1,2}\d{1,2}:[\d:.]{2,12})?\]|\((?:laughter|applause|music|inaudible|coughs?|pause)\)|>>+|♪/giu;

/** By hand, because the pattern for it takes time that grows with the square of a run of commas. */
function withoutLooseEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ",;:—–- ".includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Takes off what only opened the sentence, however much of it there is. */
function withoutOpeners(text: string, openers: readonly RegExp[]): string {
  let rest = text;
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest.replace(/^[\s,;:.…—–-]+/u, "");
    for (const opener of openers) rest = rest.replace(opener, "");
  }
  return rest;
}

const without = (text: string, pattern: RegExp | undefined, by: string): string =>
  pattern === undefined ? text : text.replace(pattern, by);

/** A letter alone that is no word: "f ist eine Funktion", "e^x wächst". Its case is part of what it means. */
const sign = /^(?:[b-df-hj-np-tv-xzîĵ](?![\p{L}\p{M}\p{N}'’])|\p{Ll}(?=[\^(=]))/u;

/**
 * A spoken sentence as one would write it: without fillers, stutters and what opened it, with a capital and a full
 * stop. Empty when nothing but filler was said.
 */
export function cleanSentence(spoken: string, { cleaning }: Pick<AssistantLanguage, "cleaning">): string {
  const { filler, aside, openers, stutter, tag } = cleaning;
  const heard = withoutOpeners(spoken.replaceAll(noise, " ").replaceAll(/\s+/g, " "), openers);
  const fluent = without(without(heard, filler, " "), aside, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const text = withoutOpeners(without(without(fluent, stutter, "$1"), tag, "."), openers)
    .replaceAll(/(?<!\s)\s+([,.;:?!])/g, "$1")
    .replaceAll(/,(?:\s*,)+/g, ",");
  if (!/[\p{L}\p{N}]/u.test(text)) return "";
  const ended = /[.?!…。！？]["'”’)]*$/u.test(text) ? text : `${withoutLooseEnd(text)}.`;
  return sign.test(ended) ? ended : ended.charAt(0).toUpperCase() + ended.slice(1);
}
