import { type Discourse, getDiscourse } from "../../languages/discourse.ts";
import type { AssistantLanguage } from "../../languages/language.ts";
import type { Passage } from "../../lecture/passages.ts";
import { isTopical, toRoot } from "../../lecture/words.ts";
import { wordsAfter } from "./gather-list.ts";

/** Fewer ordinals in a row may be chance. */
const LEAST = 3;
/** In passages: how far behind one item the next is looked for. What a lecturer says of one point may take minutes. */
const APART = 40;

/** A passage that says which one of a row it is. */
interface Item {
  readonly at: number;
  /** The root of what it counts; undefined where it counts nothing by name, "third, …", or by a word for such things, "third point". */
  readonly noun: string | undefined;
}

function readItem({ spoken }: Passage, at: number, ordinal: RegExp, discourse: Discourse, language: AssistantLanguage) {
  // What is written down lacks what only opened a sentence: "Third, …".
  const words = wordsAfter(ordinal, { text: spoken });
  if (words === undefined) return undefined;
  const [next = ""] = words;
  // "Points" are counted, "the first point" is one of them.
  const isNamed = isTopical(next, language) && !discourse.counted.test(next) && !discourse.counted.test(`${next}s`);
  return { at, noun: isNamed ? toRoot(next, language) : undefined };
}

/** The items that follow a first one, each the nearest; undefined where one is missing. */
function follow(
  first: Item,
  count: number,
  find: (ordinal: number, from: number, to: number) => Item[],
): readonly Item[] | undefined {
  const items = [first];
  for (let ordinal = 1; ordinal < count; ordinal += 1) {
    const from = items.at(-1)!.at + 1;
    const [next] = find(ordinal, from, from + APART);
    if (next === undefined) return undefined;
    items.push(next);
  }
  return items;
}

/**
 * Finds the row of so many things that a lecture numbers, wherever it stands: "the first point … the second plank … the 5th
 * plank". For a question that gives their number and calls them otherwise than the lecture does.
 * @returns indices of the passages that begin an item; undefined where no row has exactly so many
 */
export function findNumberedRun(
  passages: readonly Passage[],
  count: number,
  language: AssistantLanguage,
): readonly number[] | undefined {
  const discourse = getDiscourse(language.code);
  if (discourse === undefined || count < LEAST || count > discourse.ordinals.length) return undefined;
  const found = discourse.ordinals
    .slice(0, count + 1)
    .map((ordinal) => passages.flatMap((passage, at) => readItem(passage, at, ordinal, discourse, language) ?? []));
  const find = (ordinal: number, from: number, to: number): Item[] =>
    found[ordinal]?.filter(({ at }) => at >= from && at < to) ?? [];
  const isOne = (items: readonly Item[]): boolean => {
    // "The Second World War" is no item, but "the second plank" beside "the fifth plank" is.
    const nouns = items.flatMap(({ noun }) => noun ?? []);
    const last = items.at(-1)!.at;
    return (
      nouns.every((noun) => nouns.filter((other) => other === noun).length > 1) &&
      find(count, last + 1, last + 1 + APART).length === 0
    );
  };
  const runs = (found[0] ?? []).flatMap((first) => {
    const items = follow(first, count, find);
    return items !== undefined && isOne(items) ? [items.map(({ at }) => at)] : [];
  });
  // A first one that is said again begins the row anew.
  return runs.toSorted((a, b) => a.at(-1)! - a[0]! - (b.at(-1)! - b[0]!))[0];
}
