import { foldText } from "../support/fold.ts";
import { findOnce, withGap } from "./cloze.ts";
import { type Candidate, countTopical, isPlain, type Material, toTopic, withoutEnd } from "./material.ts";
import { readNumbers } from "./numbers.ts";
import { toWords } from "../lecture/words.ts";

/** A list has so many items, and an item so many words. */
const ITEMS = { least: 3, most: 7 } as const;
const LONGEST_ITEM = 7;

const isItem = (item: string): boolean => item !== "" && toWords(item).length <= LONGEST_ITEM;

/** The items of "a, b and c"; none where it is no list of short things. */
function readItems(text: string, and: string): string[] {
  const joined = withoutEnd(text).replace(new RegExp(String.raw`,?\s+(?:${and})\s+(?=[^,]{1,80}$)`, "iu"), ", ");
  const items = joined.split(/,\s+/).map((item) => item.trim());
  return items.length >= ITEMS.least && items.length <= ITEMS.most && items.every(isItem) ? items : [];
}

/** "three parts: a, b and c": one card for the number, one for an item. */
export function findLists(material: Material): Candidate[] {
  const { words, digest } = material;
  return material.statements.flatMap((sentence): Candidate[] => {
    const { text } = sentence;
    const found = words.listing.exec(text);
    if (found === null || words.badStart.test(text)) return [];
    const intro = text.slice(0, found.index + found[0].length);
    const items = readItems(text.slice(intro.length), words.and);
    const count = readNumbers(intro).at(-1);
    if (count === undefined || count.value !== items.length || !isPlain(text, words)) return [];
    if (countTopical(intro, material) < 1 || foldText(intro).length < 4) return [];
    const asked = items.toSorted((a, b) => countTopical(b, { digest }) - countTopical(a, { digest }))[0]!;
    const at = findOnce(asked, text);
    const topic = toTopic(intro, material);
    const own = { kind: "list", sentence, quality: 0.8 } as const;
    const item =
      at === -1
        ? []
        : [
            {
              ...own,
              front: withGap(text, at, asked.length),
              back: asked,
              topic: `${topic} ${toTopic(asked, material)}`,
            },
          ];
    const number = { ...own, front: withoutEnd(withGap(intro, count.at, count.text.length)), back: count.text, topic };
    return [...item, { ...number, front: `${number.front}.`, quality: 0.7 }];
  });
}
