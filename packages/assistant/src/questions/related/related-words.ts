import { related, vocabulary } from "./english-pairs.ts";

/** The strength of a relation between two words: 3 for the same, 2 for nearly the same, 1 for the same company. */
export type Strength = 1 | 2 | 3;

const digits = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";
/** A word that is related: its strength and its place, in three digits. */
const ENTRY = 3;

interface Table {
  readonly roots: readonly string[];
  readonly places: ReadonlyMap<string, number>;
  readonly rows: readonly string[];
}

let table: Table | undefined;

/** Reads the table once; it is looked at for questions only. */
function readTable(): Table {
  const roots: string[] = [];
  let before = "";
  for (const [, shared, rest] of vocabulary.matchAll(/(\d)([a-z]*)/g)) {
    before = before.slice(0, Number(shared)) + rest!;
    roots.push(before);
  }
  return { roots, places: new Map(roots.map((root, at) => [root, at])), rows: related.split(" ") };
}

/** Whether English has a word with this root, among the 22,000 commonest. */
export const isEnglishRoot = (root: string): boolean => (table ??= readTable()).places.has(root);

const toThrees = (word: string) => Array.from(word, (_, at) => `^${word}$`.slice(at, at + 3));
let letters: ReadonlySet<string> | undefined;

/** Whether three letters in a row of a root, its ends among them, are those of English roots: "prick", and not "mtrix". */
export function looksEnglish(root: string): boolean {
  letters ??= new Set((table ??= readTable()).roots.flatMap(toThrees));
  return toThrees(root).every((three) => letters!.has(three));
}

/** The roots of English words that mean nearly what one does, with how surely. */
export function getRelated(root: string): [root: string, strength: Strength][] {
  table ??= readTable();
  const row = table.rows[table.places.get(root) ?? -1] ?? "";
  const found: [string, Strength][] = [];
  for (let at = 0; at < row.length; at += ENTRY) {
    const [first, second, third] = [0, 1, 2].map((n) => digits.indexOf(row[at + n]!)) as [number, number, number];
    const place = ((first & 15) << 12) | (second << 6) | third;
    found.push([table.roots[place]!, (first >> 4) as Strength]);
  }
  return found;
}
