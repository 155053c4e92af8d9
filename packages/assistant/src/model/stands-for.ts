import { foldText } from "../support/fold.ts";

/** In letters, of an abbreviation. */
const LETTERS = { least: 3, most: 7 } as const;
/** Words that an abbreviation passes over. */
const JOINS = 2;

/** Whether a word is made of the initials of others in a row, but for what joins them: "CPT", "current procedural terminology". */
function isMadeOf(short: string, long: readonly string[]): boolean {
  const letters = short.toLowerCase();
  if (letters.length < LETTERS.least || letters.length > LETTERS.most) return false;
  if (long.length < letters.length || long.length > letters.length + JOINS) return false;
  let at = 0;
  for (const word of long) if (word.charAt(0).toLowerCase() === letters.charAt(at)) at += 1;
  const ends = [long[0]!, long.at(-1)!].map((word) => word.charAt(0).toLowerCase()).join("");
  return at === letters.length && ends === `${letters.charAt(0)}${letters.at(-1)!}`;
}

/** Whether an answer is what the one word of a question stands for. */
export const standsFor = (asked: readonly string[], answer: string): boolean =>
  asked.length === 1 &&
  isMadeOf(
    asked[0]!,
    foldText(answer.replaceAll("-", " ")).map(({ word }) => word),
  );
