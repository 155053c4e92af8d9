/** A run of blanks longer than this becomes one, and of one sign so many stay: a rule across a page is shorter. */
const LONGEST_RUN = 200;
/** Hebrew and Arabic with all their points have fewer marks on a letter. */
const MOST_MARKS = 16;
const marks = /\p{M}{17,1000}/gu;

const isBlank = (code: number): boolean =>
  code === 0x20 || (code >= 0x09 && code <= 0x0d) || (code >= 0xa0 && /\s/.test(String.fromCharCode(code)));

/** A run of blanks as what it says: that a paragraph, a line or a word ends. */
const collapseBlanks = (run: string): string => ["", "\n", "\n\n"][run.split("\n", 3).length - 1] || " ";

/**
 * A text without what no writer means: a run of more than 200 blanks is a space, a line's or a paragraph's end, of more than
 * 200 times one sign 200 stay, and of more than 16 marks on one letter 16. No letter or digit goes. One pass (SRV-13).
 */
export function boundRuns(text: string): string {
  const pieces: string[] = [];
  let from = 0;
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    const blank = isBlank(code);
    let end = at + 1;
    while (end < text.length && (blank ? isBlank(text.charCodeAt(end)) : text.charCodeAt(end) === code)) end += 1;
    if (end - at > LONGEST_RUN && (blank || !/[\p{L}\p{N}]/u.test(text.charAt(at)))) {
      const run = text.slice(at, end);
      pieces.push(text.slice(from, at), blank ? collapseBlanks(run) : run.slice(0, LONGEST_RUN));
      from = end;
    }
    at = end;
  }
  let bounded = pieces.length === 0 ? text : pieces.join("") + text.slice(from);
  // In bites: a pattern without an upper bound overflows the stack on a run of some megabytes.
  for (let before = ""; before !== bounded; ) {
    before = bounded;
    bounded = bounded.replaceAll(marks, (run) => run.slice(0, MOST_MARKS));
  }
  return bounded;
}
