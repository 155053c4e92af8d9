import { readFileSync } from "node:fs";
import { stemmer } from "@orama/stemmers/english";

/** `same`: the first sense of a word that has few others. */
export type Relation = "same" | "synonym" | "kind" | "opposite";

/** The closer one counts where two words have several. */
const order: readonly Relation[] = ["kind", "synonym", "same", "opposite"];
/** Senses of a word whose synonyms and kinds are looked at: rarer ones mislead. */
const SYNONYMS_OF = 4;
const KINDS_OF = 3;
/** A word with so few senses, beside one with so many at most, means the same by its first. */
const FEW_SENSES = 2;
const MANY_SENSES = 8;
const kinds: ReadonlySet<string> = new Set(["@", "~", "&", "$", "^"]);

interface Synset {
  readonly lemmas: readonly string[];
  readonly pointers: readonly {
    readonly kind: string;
    readonly target: string;
    readonly from: number;
    readonly to: number;
  }[];
}

export const toPair = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

const bare = (lemma: string): string => lemma.replace(/\(\w+\)$/, "");
const isPlain = (word: string): boolean => /^[a-z]{3,}$/.test(word);

function readSynsets(folder: string, part: string, own: string, synsets: Map<string, Synset>): void {
  for (const line of readFileSync(`${folder}/data.${part}`, "utf8").split("\n")) {
    if (!/^\d{8} /.test(line)) continue;
    const fields = line.split("|", 1)[0]!.trim().split(" ");
    const count = Number.parseInt(fields[3]!, 16);
    const first = 5 + 2 * count;
    synsets.set(own + fields[0]!, {
      lemmas: Array.from({ length: count }, (_, n) => bare(fields[4 + 2 * n]!)),
      pointers: Array.from({ length: Number(fields[first - 1]) }, (_, n) => {
        const [kind, offset, pos, ends] = fields.slice(first + 4 * n, first + 4 * n + 4) as [
          string,
          string,
          string,
          string,
        ];
        const [from, to] = [ends.slice(0, 2), ends.slice(2)].map((end) => Number.parseInt(end, 16)) as [number, number];
        return { kind, target: (pos === "s" ? "a" : pos) + offset, from, to };
      }),
    });
  }
}

/** The relations between roots of words, and the words that are no names. @param folder WordNet's dict */
export function readRelations(folder: string): {
  readonly relations: ReadonlyMap<string, Relation>;
  readonly lemmas: ReadonlySet<string>;
} {
  const synsets = new Map<string, Synset>();
  const senses: { readonly word: string; readonly offsets: readonly string[] }[] = [];
  const lemmas = new Set<string>();
  for (const [part, own] of [
    ["noun", "n"],
    ["verb", "v"],
    ["adj", "a"],
    ["adv", "r"],
  ] as const) {
    readSynsets(folder, part, own, synsets);
    for (const line of readFileSync(`${folder}/index.${part}`, "utf8").split("\n")) {
      const [word = "", , count = "0", ...rest] = line.trim().split(" ");
      if (line.startsWith(" ") || !isPlain(word)) continue;
      const offsets = rest.slice(-Number(count)).map((offset) => own + offset);
      senses.push({ word, offsets });
      const isName = offsets.every((offset) =>
        synsets.get(offset)?.lemmas.some((lemma) => lemma !== word && lemma.toLowerCase() === word),
      );
      if (!isName) lemmas.add(word);
    }
  }
  const counts = new Map<string, number>();
  for (const { word, offsets } of senses) counts.set(word, (counts.get(word) ?? 0) + offsets.length);
  const relations = new Map<string, Relation>();
  const relate = (a: string, b: string, relation: Relation): void => {
    if (a === b || !isPlain(b)) return;
    const pair = toPair(stemmer(a), stemmer(b));
    const before = relations.get(pair);
    if (before === undefined || order.indexOf(relation) > order.indexOf(before)) relations.set(pair, relation);
  };
  const isSame = (a: string, b: string): boolean => {
    const [few, many] = [counts.get(a) ?? 0, counts.get(b) ?? 0].toSorted((x, y) => x - y) as [number, number];
    return few <= FEW_SENSES && many <= MANY_SENSES;
  };
  for (const { word, offsets } of senses) {
    for (const [rank, offset] of offsets.entries()) {
      const synset = synsets.get(offset);
      if (synset === undefined) continue;
      for (const other of rank < SYNONYMS_OF ? synset.lemmas : [])
        relate(word, other, rank === 0 && isSame(word, other) ? "same" : "synonym");
      for (const { kind, target, from, to } of synset.pointers) {
        const others = synsets.get(target)?.lemmas ?? [];
        if (kinds.has(kind) && rank < KINDS_OF) for (const other of others) relate(word, other, "kind");
        const isOwn = from === 0 || synset.lemmas[from - 1]?.toLowerCase() === word;
        const other = others[Math.max(0, to - 1)];
        if (!isOwn || other === undefined) continue;
        if (kind === "!") relate(word, other, "opposite");
        if (kind === "+" && rank < KINDS_OF) relate(word, other, "synonym");
      }
    }
  }
  return { relations, lemmas };
}
