import { readFileSync } from "node:fs";
import { splitSentences } from "../src/normalise/split-sentences.ts";
import { bareWord, splitTokens } from "../src/normalise/words.ts";

/** What stands between two words: nothing, a sentence's end, one where another person goes on, or a sign that may be either. */
export const gap = { none: 0, border: 1, unclear: 2, turn: 3 } as const;

/** The words of one talk without signs and capitals, and what stood before each. */
export interface Talk {
  readonly words: readonly string[];
  readonly gaps: Uint8Array;
}

/** Dashes and dots that join two words. */
const joining = /[–—…]+|--+|\.\.+/;

/**
 * Reads punctuated speech: a paragraph a line, an empty line where another person speaks, and a line that begins with "#" before
 * each talk.
 * @param most in words; talks beyond are left out
 */
export function readTalks(file: string, language: string, most = Number.POSITIVE_INFINITY): Talk[] {
  const talks: Talk[] = [];
  let words: string[] = [];
  let gaps: number[] = [];
  let isTurn = true;
  let sign = "";
  let total = 0;
  const finish = () => {
    if (words.length > 0) talks.push({ words, gaps: Uint8Array.from(gaps) });
    total += words.length;
    [words, gaps, isTurn] = [[], [], true];
  };
  for (const line of readFileSync(file, "utf8").split("\n")) {
    if (total + words.length > most) break;
    if (line.startsWith("#")) finish();
    if (line === "") isTurn = true;
    if (line.startsWith("#") || line === "") continue;
    for (const sentence of splitSentences(line, language)) {
      let begins = true;
      for (const token of splitTokens(sentence)) {
        for (const word of token.split(joining).map(bareWord)) {
          if (word === "") continue;
          words.push(word);
          const inside = /[:;]$/.test(sign) ? gap.unclear : gap.none;
          gaps.push(begins ? (isTurn ? gap.turn : gap.border) : inside);
          [begins, isTurn] = [false, false];
        }
        sign = token;
      }
    }
  }
  finish();
  return talks;
}
