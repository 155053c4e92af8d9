import type { TranscriptSegment } from "@lectern/domain/recording";

const span = /^(\d{2,}):(\d{2}):(\d{2})[,.](\d{3}) --> (\d{2,}):(\d{2}):(\d{2})[,.](\d{3})$/;

const toSeconds = (parts: readonly string[]): number => {
  const [hours, minutes, seconds, thousandths] = parts.map(Number);
  return (hours! * 3_600_000 + minutes! * 60_000 + seconds! * 1000 + thousandths!) / 1000;
};

interface Cue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function parseCue(lines: readonly string[]): Cue {
  const [times = "", ...text] = lines;
  const [, ...parts] = span.exec(times) ?? [];
  if (parts.length !== 8 || text.length < 1 || text.length > 2) throw new Error(`not a cue: ${JSON.stringify(lines)}`);
  return { start: toSeconds(parts.slice(0, 4)), end: toSeconds(parts.slice(4)), text: text.join(" ") };
}

const toBlocks = (file: string): string[][] =>
  file
    .split(/\n{2,}/)
    .map((block) => block.split("\n").filter((line) => line !== ""))
    .filter((block) => block.length > 0);

/** A player's reading of what would be a tag or an entity in SubRip. */
const unescapeSubRip = (text: string): string =>
  text.replaceAll(/&lt;(?=\/?[a-z\d])/gi, "<").replaceAll(/&amp;(?=#?[a-z\d]{1,31};)/gi, "&");

/** Reads SubRip. @throws Error for a block that is no cue, or a number out of order */
export const parseSrt = (file: string): Cue[] =>
  toBlocks(file).map(([number, ...cue], at) => {
    if (number !== String(at + 1)) throw new Error(`cue ${at + 1} has the number ${number}`);
    const { text, ...times } = parseCue(cue);
    return { ...times, text: unescapeSubRip(text) };
  });

const unescapeCue = (text: string): string =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

const isComment = ([first = ""]: readonly string[]): boolean => first.startsWith("NOTE ");

/** Reads WebVTT: its cues with their voices, and its comments. @throws Error for a block that is neither */
export function parseWebVtt(file: string): { segments: TranscriptSegment[]; comments: string[] } {
  const [header, ...blocks] = toBlocks(file);
  if (header?.join("\n") !== "WEBVTT") throw new Error("no header");
  const segments = blocks
    .filter((block) => !isComment(block))
    .map((block) => {
      const { text, ...times } = parseCue(/^\d+-continued-\d+$/.test(block[0] ?? "") ? block.slice(1) : block);
      const [, voice, words = text] = /^<v ([^<>]+)>(.*)$/.exec(text) ?? [];
      if (/[<>]/.test(words)) throw new Error(`a sign of a tag in ${words}`);
      return {
        ...times,
        ...(voice === undefined ? {} : { speaker: unescapeCue(voice) }),
        text: unescapeCue(words),
      };
    });
  return { segments, comments: blocks.filter(isComment).map((block) => unescapeCue(block.join("\n").slice(5))) };
}
