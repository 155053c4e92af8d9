import { endsSentence } from "@lectern/domain/transcript-text.ts";

/** The widest lines that a text is wrapped at; longer lines are whole paragraphs. */
const WIDEST_WRAP_CHARACTERS = 130;
/** The narrowest lines that a text is wrapped at; shorter ones are a list or verses. */
const NARROWEST_WRAP_CHARACTERS = 20;
/** Lines that are needed to see a width. */
const LEAST_LINES = 4;
/** The share of the width from which a line counts as full: it was broken because the next word had no room. */
const FULL_LINE_SHARE = 0.62;

/** The share of lines that are no longer than the width; a few stand out beyond it. */
const SHARE_WITHIN_WIDTH = 0.95;
/** The share of a wrapped text's lines, at least, that end inside a sentence. */
const LEAST_INNER_SHARE = 0.45;
/** The share of those lines, at least, that are full. */
const LEAST_FULL_SHARE = 0.6;

/** Finds the width in characters at which a text was wrapped; undefined when its lines end where their writer ended them. */
export function findWrapWidth(lines: readonly string[]): number | undefined {
  const textLines = lines.filter((line) => line !== "");
  if (textLines.length < LEAST_LINES) return undefined;
  const lengths = textLines.map((line) => line.length).toSorted((a, b) => a - b);
  const width = lengths[Math.floor(lengths.length * SHARE_WITHIN_WIDTH)]!;
  if (width > WIDEST_WRAP_CHARACTERS || width < NARROWEST_WRAP_CHARACTERS) return undefined;
  // The last line of a paragraph may be short, and ends a sentence.
  const inner = textLines.filter((line) => !endsSentence(line));
  const full = inner.filter((line) => line.length >= width * FULL_LINE_SHARE);
  const isWrapped =
    inner.length >= textLines.length * LEAST_INNER_SHARE && full.length >= inner.length * LEAST_FULL_SHARE;
  return isWrapped ? width : undefined;
}

/** Where lines of a text without full stops are shorter on average, they are pieces of sentences. */
const SHORTEST_SENTENCE_LINE_WORDS = 12;
/** A paragraph of this length ends with the next line that ends a sentence. */
const FULL_PARAGRAPH_CHARACTERS = 600;

/** "exam-" and "ple" are "example"; "well-" and "Known" are not. */
const isDividedWord = (first: string, second: string): boolean =>
  /^\p{Ll}-$/u.test(first.slice(-2)) && /^\p{Ll}/u.test(second);

/** Collects the lines of one paragraph. They are joined only at its end, because a paragraph may be a whole book. */
class Paragraph {
  /** Each with the space before it. */
  readonly #pieces: string[] = [];
  lastLine = "";
  /** In characters, with the spaces between the lines. */
  length = 0;

  add(line: string): void {
    const isDivided = isDividedWord(this.lastLine, line);
    if (isDivided) this.#pieces[this.#pieces.length - 1] = this.#pieces.at(-1)!.slice(0, -1);
    this.#pieces.push(isDivided || this.length === 0 ? line : ` ${line}`);
    this.lastLine = line;
    this.length += line.length + 1;
  }

  toString(): string {
    return this.#pieces.join("");
  }
}

/** The share of lines that a blank line follows where blank lines are the text's spacing rather than its paragraphs. */
const LEAST_BLANK_SHARE = 0.8;
/** The share of the width that a line and the next word must stay below for the line to have had room for that word. */
const ROOM_SHARE = 0.8;
/** Blank lines for each line, above which they divide a text into paragraphs. */
const LEAST_DIVIDED_SHARE = 0.05;
/** Paragraphs above which their average length tells anything. */
const LEAST_PARAGRAPHS = 10;
/** Paragraphs that are shorter on average are single sentences. */
const SHORTEST_PARAGRAPH_CHARACTERS = 200;

/** Whether a line never goes on from the one before it, as a label or a heading. */
type BeginsParagraph = (line: string) => boolean;

/**
 * Joins the lines of a text that was wrapped at a width into paragraphs, one string each. A paragraph ends at a blank line, or where
 * a line that ends a sentence had room for more. Where a blank line follows every line, blank lines say nothing.
 */
export function joinWrappedLines(
  lines: readonly string[],
  { width, beginsParagraph }: { readonly width: number; readonly beginsParagraph: BeginsParagraph },
): string[] {
  const textLineCount = lines.filter((line) => line !== "").length;
  const isSpacedOut = lines.filter((line) => line === "").length >= (textLineCount - 1) * LEAST_BLANK_SHARE;
  const paragraphs: string[] = [];
  let paragraph = new Paragraph();
  const finish = () => {
    if (paragraph.length > 0) paragraphs.push(paragraph.toString());
    paragraph = new Paragraph();
  };
  for (const [index, line] of lines.entries()) {
    if (line === "") {
      if (!isSpacedOut || endsSentence(paragraph.lastLine)) finish();
      continue;
    }
    if (beginsParagraph(line)) finish();
    paragraph.add(line);
    const next = lines[index + 1] ?? "";
    const hadRoom = line.length + 1 + (next.split(" ", 1)[0]?.length ?? 0) < width * ROOM_SHARE;
    if (hadRoom && endsSentence(line)) finish();
  }
  finish();
  // Where lines are of uneven length, a line that ends a sentence nearly always has room for more. Without blank lines each
  // sentence then became a paragraph: the room says nothing.
  const totalCharacters = paragraphs.reduce((sum, text) => sum + text.length, 0);
  const hasBlankLines = !isSpacedOut && lines.length - textLineCount > textLineCount * LEAST_DIVIDED_SHARE;
  const isRagged =
    !hasBlankLines &&
    paragraphs.length > LEAST_PARAGRAPHS &&
    totalCharacters < paragraphs.length * SHORTEST_PARAGRAPH_CHARACTERS;
  return isRagged ? joinLooseLines(paragraphs, { isPunctuated: true, beginsParagraph }) : paragraphs;
}

/**
 * Joins the lines of a text that was not wrapped at a width into paragraphs. Lines without a blank line between them are one: a
 * sentence that a line doesn't end goes on in the next. Long lines of a text without full stops are sentences of their own.
 */
export function joinLooseLines(
  lines: readonly string[],
  { isPunctuated, beginsParagraph }: { readonly isPunctuated: boolean; readonly beginsParagraph: BeginsParagraph },
): string[] {
  const textLines = lines.filter((line) => line !== "");
  const words = textLines.reduce((sum, line) => sum + line.split(" ").length, 0);
  if (!isPunctuated && words >= textLines.length * SHORTEST_SENTENCE_LINE_WORDS) return textLines;
  const paragraphs: string[] = [];
  let paragraph = new Paragraph();
  const finish = () => {
    if (paragraph.length > 0) paragraphs.push(paragraph.toString());
    paragraph = new Paragraph();
  };
  for (const line of lines) {
    const isFull = paragraph.length >= FULL_PARAGRAPH_CHARACTERS && (!isPunctuated || endsSentence(paragraph.lastLine));
    if (line === "" || isFull || beginsParagraph(line)) finish();
    if (line !== "") paragraph.add(line);
  }
  finish();
  return paragraphs;
}
