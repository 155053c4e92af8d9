import type { OutlineData } from "../../words/outline-data.ts";

const noise = /(?<![\p{L}\p{N}])\[[\p{L} _-]{3,40}\]|\((?:laughter|applause|music|inaudible|coughs?|pause)\)|>>+|♪/giu;
/** The name of a speaker before the words: "PROFESSOR:", "Speaker 2:". */
const speakerLabel = /^(?:[\p{Lu}][\p{Lu} .'-]{2,30}|(?:speaker|sprecher|locuteur|hablante|falante) ?\d{1,2})\s?:\s+/u;
const NEVER = /$^/;
/** Stands where a filler was. */
const GAP = "\u0000";
// oxlint-disable-next-line no-control-regex -- no text has this sign
const fillerWithCommas = /,?(?: {0,3}\u0000 {0,3},?)+/g;
/** A letter alone is a sign, whose case is part of what it means: "f is a function". */
const sign = /^[b-df-hj-np-tv-xz](?![\p{L}\p{M}\p{N}'’])/u;

/** A spoken sentence inside a quotation: without fillers, noises and its speaker's name. */
export function toFluent(spoken: string, data: OutlineData | undefined): string {
  const text = spoken.replaceAll(noise, " ").trim().replace(speakerLabel, "");
  return (data === undefined ? text : text.replaceAll(data.filler, GAP).replaceAll(fillerWithCommas, " "))
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ([,.;:?!])/g, "$1")
    .replaceAll(/,(?:\s*,)+/g, ",")
    .replace(/^[\s,;:.…—–-]+/u, "")
    .trim();
}

/** A spoken sentence that begins a quotation: also without the words that only open it. Empty if nothing is left. */
export function toBeginning(spoken: string, data: OutlineData | undefined): string {
  let text = toFluent(spoken, data);
  const opener = data?.opener ?? NEVER;
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(opener, "");
  }
  if (!/[\p{L}\p{N}]/u.test(text)) return "";
  return sign.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
