import { endsSentence } from "@lectern/domain/transcript-text.ts";

/** Where most lines of a text break, in characters, it was wrapped; wider lines are paragraphs. */
const WIDEST = 130;
const NARROWEST = 20;
/** With fewer lines there is no width to be seen. */
const LEAST_LINES = 4;
/** A line this full was broken because the next word had no room. */
const FULL = 0.62;

/** The width at which a text was wrapped; undefined when its lines end where their writer ended them. */
export function findWrapWidth(lines: readonly string[]): number | undefined {
  const written = lines.filter((line) => line !== "");
  if (written.length < LEAST_LINES) return undefined;
  const lengths = written.map((line) => line.length).toSorted((a, b) => a - b);
  const width = lengths[Math.floor(lengths.length * 0.95)]!;
  if (width > WIDEST || width < NARROWEST) return undefined;
  // The last line of a paragraph may be short, and ends a sentence.
  const inner = written.filter((line) => !endsSentence(line));
  const full = inner.filter((line) => line.length >= width * FULL);
  const isWrapped = inner.length >= written.length * 0.45 && full.length >= inner.length * 0.6;
  return isWrapped ? width : undefined;
}

/** Lines of fewer words than this, most of which end no sentence, are pieces of sentences rather than sentences. */
const FRAGMENT = 12;
/** A paragraph of this many characters ends with the line that ends its sentence. */
const PARAGRAPH = 600;

/** "exam-" and "ple" are "example"; "well-" and "Known" are not. */
const isDividedWord = (first: string, second: string): boolean =>
  /^\p{Ll}-$/u.test(first.slice(-2)) && /^\p{Ll}/u.test(second);

/** Lines that become one paragraph, and how long it is by now. Joined once: a paragraph may be a whole book. */
class Paragraph {
  /** Each with the space before it. */
  readonly #pieces: string[] = [];
  lastLine = "";
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

/**
 * The paragraphs of a text that was wrapped at a width, one string each. A paragraph ends at a blank line, or where a line that
 * ends a sentence had room for more. Between pages of lines that were all set apart, blank lines say nothing.
 * @param beginsParagraph what never goes on from the line before it: a label, a heading
 */
export function joinWrappedLines(
  lines: readonly string[],
  width: number,
  beginsParagraph: (line: string) => boolean = () => false,
): string[] {
  const written = lines.filter((line) => line !== "").length;
  const isSpacedOut = lines.filter((line) => line === "").length >= (written - 1) * 0.8;
  const paragraphs: string[] = [];
  let paragraph = new Paragraph();
  const finish = () => {
    if (paragraph.length > 0) paragraphs.push(paragraph.toString());
    paragraph = new Paragraph();
  };
  for (const [at, line] of lines.entries()) {
    if (line === "") {
      if (!isSpacedOut || endsSentence(paragraph.lastLine)) finish();
      continue;
    }
    if (beginsParagraph(line)) finish();
    paragraph.add(line);
    const next = lines[at + 1] ?? "";
    const hadRoom = line.length + 1 + (next.split(" ", 1)[0]?.length ?? 0) < width * 0.8;
    if (hadRoom && endsSentence(line)) finish();
  }
  finish();
  // Lines that are ragged and were never divided have room at every sentence's end: no paragraphs are told by that.
  const length = paragraphs.reduce((sum, text) => sum + text.length, 0);
  const isDivided = !isSpacedOut && lines.length - written > written * 0.05;
  const isRagged = !isDivided && paragraphs.length > 10 && length < paragraphs.length * RAGGED;
  return isRagged ? joinLooseLines(paragraphs, true, beginsParagraph) : paragraphs;
}

/** In characters: shorter paragraphs than this, on the average, are sentences. */
const RAGGED = 200;

/**
 * The paragraphs of a text whose lines were not wrapped at a width. Lines that stand together are a paragraph: where one ends no
 * sentence the next goes on with it. Long lines of a text without full stops are sentences of their own.
 */
export function joinLooseLines(
  lines: readonly string[],
  isPunctuated: boolean,
  beginsParagraph: (line: string) => boolean = () => false,
): string[] {
  const written = lines.filter((line) => line !== "");
  const words = written.reduce((sum, line) => sum + line.split(" ").length, 0);
  if (!isPunctuated && words >= written.length * FRAGMENT) return written;
  const paragraphs: string[] = [];
  let paragraph = new Paragraph();
  const finish = () => {
    if (paragraph.length > 0) paragraphs.push(paragraph.toString());
    paragraph = new Paragraph();
  };
  for (const line of lines) {
    const isFull = paragraph.length >= PARAGRAPH && (!isPunctuated || endsSentence(paragraph.lastLine));
    if (line === "" || isFull || beginsParagraph(line)) finish();
    if (line !== "") paragraph.add(line);
  }
  finish();
  return paragraphs;
}
