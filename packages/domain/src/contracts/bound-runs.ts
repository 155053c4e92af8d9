/**
 * Longer runs are shortened: of blanks to one, of another character to this many. A ruled line across a page is shorter
 * than this.
 */
const LONGEST_RUN = 200;
/** The most combining marks that one letter keeps. Fully pointed Hebrew and Arabic have fewer. */
const MOST_MARKS = 16;
const marks = /\p{M}{17,1000}/gu;

const isBlank = (code: number): boolean =>
  code === 0x20 || (code >= 0x09 && code <= 0x0d) || (code >= 0xa0 && /\s/.test(String.fromCharCode(code)));

/** Replaces a run of blanks by what it separates: paragraphs, lines or words. */
const collapseBlanks = (run: string): string => ["", "\n", "\n\n"][run.split("\n", 3).length - 1] || " ";

/**
 * Shortens runs that no writer intends: more than 200 blanks become one space, line end or paragraph end; more than 200
 * repetitions of a character become 200; more than 16 marks on a letter become 16. No letter or digit is removed. Works
 * in one pass (SRV-13).
 */
export function boundRuns(text: string): string {
  const pieces: string[] = [];
  let from = 0;
  let index = 0;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    const blank = isBlank(code);
    let end = index + 1;
    while (end < text.length && (blank ? isBlank(text.charCodeAt(end)) : text.charCodeAt(end) === code)) end += 1;
    if (end - index > LONGEST_RUN && (blank || !/[\p{L}\p{N}]/u.test(text.charAt(index)))) {
      const run = text.slice(index, end);
      pieces.push(text.slice(from, index), blank ? collapseBlanks(run) : run.slice(0, LONGEST_RUN));
      from = end;
    }
    index = end;
  }
  let bounded = pieces.length === 0 ? text : pieces.join("") + text.slice(from);
  // In chunks: a pattern without an upper bound overflows the stack on a run of several megabytes.
  for (let before = ""; before !== bounded; ) {
    before = bounded;
    bounded = bounded.replaceAll(marks, (run) => run.slice(0, MOST_MARKS));
  }
  return bounded;
}
