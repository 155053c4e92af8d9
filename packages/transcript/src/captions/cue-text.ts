import { decodeEntities } from "./entities.ts";

/** The part of a caption that one voice says. Its lines stay apart, since a line may begin with a speaker's label. */
export interface SpokenPart {
  readonly text: string;
  readonly speaker?: string;
}

/** A longer name is cut instead of refusing its caption. */
const LONGEST_SPEAKER_CHARACTERS = 120;

/** Marks of SubStation Alpha that SubRip files have too: "{\an8}", "{\i1}". "{\alpha}" isn't one: a lecture on LaTeX says it. */
const override =
  /\{(?:\\(?:an?\d{1,2}|[ibus]\d|(?:pos|move|fade?|org|clip)\([^(){}\\]{0,60}\)|(?:fs|fsp|bord|shad|be|blur|k[fo]?|q)\d{1,4}|fn[^\\{}]{1,40}|[1-4]?(?:c|a|alpha)&H[\dA-Fa-f]{0,8}&?|r))+\}/g;
/** A pronunciation that stands above its word: "<rt>kan</rt>". */
const gloss = /<r[tp](?:\.[^\s<>]{0,80})?>[^<>]{0,200}(?:<\/r[tp]>|(?=<\/ruby>)|$)/gi;
/** Known tags: "<v.loud Ada>", "</v>", "<c.yellow>", "<00:01.500>". Other angle brackets belong to maths, code or addresses. */
const tag =
  /<(?:(\/?)v((?:\.[^\s.<>]{1,80})*)(?:\s([^<>]*))?|\/?(?:c(?:\.[^\s<>]{0,80})?|(?:ruby|rt|rp)(?:\.[^\s<>]{0,80})?|lang(?:\.[^\s<>]{0,80})?(?:\s[^<>]{0,40})?|font(?:\s[^<>]{0,200})?|span(?:\s[^<>]{0,200})?)|br\s?\/?|(?:\d{1,4}:)?\d{1,2}:\d{1,2}(?:[.,]\d{1,3})?)>/gi;
/** Tags of emphasis, which code and maths may contain too. */
const emphasis = /<(\/?)([ibus])(?:\.[^\s<>]{0,80})?>/gi;

/** Takes emphasis off, but keeps "<b>" in the middle of a sentence where nothing closes it: it is a word of a lecture on HTML. */
function withoutEmphasis(text: string): string {
  const closed = new Set<string>();
  for (const [, slash, name] of text.matchAll(emphasis)) if (slash === "/") closed.add(name!.toLowerCase());
  return text.replaceAll(emphasis, (all, slash: string, name: string, offset: number) =>
    slash === "/" || closed.has(name.toLowerCase()) || offset === 0 ? "" : all,
  );
}

const withoutGlosses = (text: string): string => (/<ruby[.>]/i.test(text) ? text.replaceAll(gloss, "") : text);

/** Removes blank lines, and the spaces around and between words that show as one. */
export const tidyLines = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n");

const toSpeaker = (name: string): string =>
  decodeEntities(name).replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_SPEAKER_CHARACTERS).trim();

/** Reads the words of a caption without its marks, in the parts that its voices say. */
export function readCueText(raw: string): SpokenPart[] {
  if (!/[<{&]/.test(raw)) return [{ text: tidyLines(decodeEntities(raw)) }].filter(({ text }) => text !== "");
  const text = withoutEmphasis(withoutGlosses(raw.replaceAll(override, "")));
  const parts: SpokenPart[] = [];
  let speaker = "";
  let words = "";
  const finish = () => {
    const tidied = tidyLines(decodeEntities(words));
    if (tidied !== "") parts.push(speaker === "" ? { text: tidied } : { text: tidied, speaker });
    words = "";
  };
  let from = 0;
  for (const match of text.matchAll(tag)) {
    words += text.slice(from, match.index);
    from = match.index + match[0].length;
    const [all, slash, , name] = match;
    if (/^<br/i.test(all)) words += "\n";
    if (slash === undefined) continue;
    finish();
    speaker = slash === "/" ? "" : toSpeaker(name ?? "");
  }
  words += text.slice(from);
  finish();
  return parts;
}
