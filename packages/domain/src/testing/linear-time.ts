/**
 * Building blocks of texts that are slow for naive parsers: runs of one character, and openings that are never closed.
 */
const pieces = [
  ...Array.from("a1 \n.,:;-_*[](<>#`\"'|\\!?…。漢«{=/@—"),
  "\u0301\u0316",
  "a ",
  "a. ",
  "A\n",
  "a-\n",
  "a\n\n",
  "1. ",
  "1.2",
  "1:02 ",
  "12:34 a\n",
  "[1:02] ",
  "[a](",
  "![a](b) ",
  "**a",
  "__a",
  "<a ",
  "- a\n",
  "> ",
  "# a\n",
  "| a ",
  "a, ",
  "um, ",
  "the the ",
  "is a ",
  "a is called ",
  "“a ",
  "Ana: a\nBen: b\n",
  ">> ",
  "voice memo ",
  "dreizehn",
  "The cell divides. ",
];

const alphabets = ["[]()<>{}", "*_[`", "0123456789.:-", "ab .,:;-_*[]()\"'\n1#>|", "abcdefghijklm nop. "] as const;

/** Characters of an alphabet in a pseudo-random order that is the same on every run. */
function mix(alphabet: string, length: number): string {
  let seed = 7;
  let text = "";
  while (text.length < length) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    text += alphabet.charAt(Math.floor((seed / 2_147_483_648) * alphabet.length));
  }
  return text;
}

interface Input {
  readonly name: string;
  /** @param length in characters */
  readonly toText: (length: number) => string;
}

/** Texts of any length: runs, repeated openings and mixtures. */
const inputs: readonly Input[] = [
  ...pieces.map((piece) => ({
    name: JSON.stringify(piece),
    toText: (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length),
  })),
  { name: "blanks between words", toText: (length) => `hello${" ".repeat(length)}world this is it.` },
  ...alphabets.map((alphabet) => ({
    name: `a mixture of ${alphabet}`,
    toText: (length: number) => mix(alphabet, length),
  })),
];

/** Half of it in the short run (ADR 0017). */
const PART = process.env["LECTERN_SOAK"] === "1" ? 1 : 0.5;
const LONG = 100_000 * PART;
const SHORT = LONG / 2;
/** Shorter times are mostly noise. */
const FLOOR_MS = 100;
const MOST_MS = 500;
/** Twice the text, and room for noise: with the square of the text it would be four. */
const MOST_GROWTH = 3.5;
/** With more rounds the least time of the half falls further than that of the whole, which garbage collection interrupts. */
const ROUNDS = 5;

/**
 * Measures work in milliseconds: the smaller of wall time, which other processes lengthen, and CPU time, which parallel
 * garbage collection lengthens.
 */
function measure(work: () => unknown): number {
  const before = process.cpuUsage();
  const started = performance.now();
  work();
  const elapsed = performance.now() - started;
  const { user, system } = process.cpuUsage(before);
  return Math.min(elapsed, (user + system) / 1000);
}

/**
 * The inputs of 100,000 characters that take longer than `most` milliseconds (in the short run, half of both), or more
 * than three and a half times what half of them takes.
 */
export function findSlowInputs(read: (text: string) => unknown, most: number = MOST_MS): string[] {
  return inputs.flatMap(({ name, toText }) => {
    const [half, whole] = [toText(SHORT), toText(LONG)];
    let [short, long] = [Infinity, Infinity];
    for (let round = 0; round < ROUNDS; round += 1) {
      long = Math.min(
        long,
        measure(() => read(whole)),
      );
      if (long <= FLOOR_MS) return [];
      short = Math.min(
        short,
        measure(() => read(half)),
      );
      if (long <= most * PART && long <= short * MOST_GROWTH) return [];
    }
    return [`${name}: ${Math.round(short)} ms, then ${Math.round(long)} ms`];
  });
}
