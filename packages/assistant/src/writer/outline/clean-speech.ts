import type { OutlineData } from "../../words/outline-data.ts";

/** Transcribed noises, "[Music]" or "(laughter)", and the marks that subtitles put before speech. */
const noise = /(?<![\p{L}\p{N}])\[[\p{L} _-]{3,40}\]|\((?:laughter|applause|music|inaudible|coughs?|pause)\)|>>+|♪/giu;
/** A speaker's name before the words: "PROFESSOR:", "Speaker 2:". */
const speakerLabel = /^(?:[\p{Lu}][\p{Lu} .'-]{2,30}|(?:speaker|sprecher|locuteur|hablante|falante) ?\d{1,2})\s?:\s+/u;
/** Matches no text: the opener of a language without data. */
const MATCHES_NOTHING = /$^/;
/** Marks where a filler was removed, so that the commas around it can be removed too. */
const REMOVED_FILLER = "\u0000";
// oxlint-disable-next-line no-control-regex -- no text has this sign
const fillerWithCommas = /,?(?: {0,3}\u0000 {0,3},?)+/g;

/** Removes fillers, noises and the speaker's name from a spoken sentence, as it is quoted behind another one. */
export function removeFillers(spoken: string, data: OutlineData | undefined): string {
  const text = spoken.replaceAll(noise, " ").trim().replace(speakerLabel, "");
  return (data === undefined ? text : text.replaceAll(data.filler, REMOVED_FILLER).replaceAll(fillerWithCommas, " "))
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ([,.;:?!])/g, "$1")
    .replaceAll(/,(?:\s*,)+/g, ",")
    .replace(/^[\s,;:.…—–-]+/u, "")
    .trim();
}

/** Cleans a sentence that a quotation starts with: also removes opening words ("So", "And"). Empty if nothing is left. */
export function toQuoteText(spoken: string, data: OutlineData | undefined): string {
  let text = removeFillers(spoken, data);
  const opener = data?.opener ?? MATCHES_NOTHING;
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(opener, "");
  }
  if (!/[\p{L}\p{N}]/u.test(text)) return "";
  return text.charAt(0).toUpperCase() + text.slice(1);
}
