import { tokenizeWords } from "../../words/split-words.ts";
import { countPartsWith, findNames, type Name } from "./find-names.ts";
import { isBeginning, type Reading, type ReadSentence } from "./read-lecture.ts";
import { splitChapters } from "./split-chapters.ts";

export interface ReadChapter {
  readonly title: string;
  readonly sentences: readonly ReadSentence[];
}

/** A title is said in at least so many of its chapter's sentences; one of several words in fewer. A quarter is enough in a short chapter. */
const LEAST_SENTENCES_WITH_TITLE = 4;
const LEAST_SENTENCES_WITH_LONG_TITLE = 3;
const ENOUGH_SHARE_WITH_TITLE = 0.25;
/** The least share of all sentences that say a title that its chapter has. */
const LEAST_SHARE_IN_CHAPTER = 0.5;
/** The least share of a single word's uses in which an article or a capital shows that it is a name. */
const LEAST_SHARE_AS_NAME = 0.6;
/** A chapter is divided into three parts; a title is said in at least two, and so isn't one passage's subject only. */
const CHAPTER_PARTS = 3;
const LEAST_PARTS_WITH_TITLE = 2;
/** The factor for a name of several words, which says more than one word. */
const SEVERAL_WORDS_FACTOR = 2;
/** The length of a title that quotes a chapter's beginning. */
const QUOTED_TITLE_WORDS = 7;
/** A shorter sentence says too little for a title. */
const LEAST_SENTENCE_WORDS = 5;
/** A title is quoted from one of so many first sentences of its chapter. */
const OPENING_SENTENCES = 5;
/** The factor for a sentence that goes on with the one before it, in choosing which beginning to quote. */
const CONTINUING_FACTOR = 0.5;

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of what a chapter speaks of more than the others do; undefined if none is good enough. */
function findTitle(
  chapter: readonly ReadSentence[],
  reading: Reading,
  lectureNames: ReadonlyMap<string, Name>,
): string | undefined {
  const least = Math.min(LEAST_SENTENCES_WITH_TITLE, Math.max(2, Math.ceil(chapter.length * ENOUGH_SHARE_WITH_TITLE)));
  let best: { readonly text: string; readonly worth: number } | undefined;
  for (const { text, key, uses, usesAsName } of findNames(chapter, reading)) {
    const isSingle = !key.includes(" ");
    const share = uses / (lectureNames.get(key)?.uses ?? uses);
    if (uses < (isSingle ? least : Math.min(least, LEAST_SENTENCES_WITH_LONG_TITLE)) || share < LEAST_SHARE_IN_CHAPTER)
      continue;
    if (isSingle && usesAsName < uses * LEAST_SHARE_AS_NAME) continue;
    if (countPartsWith(key, chapter, CHAPTER_PARTS) < LEAST_PARTS_WITH_TITLE) continue;
    const worth = uses * share * (isSingle ? 1 : SEVERAL_WORDS_FACTOR);
    if (worth > (best?.worth ?? 0)) best = { text, worth };
  }
  return best?.text;
}

/** The first words of a chapter: of its first sentences, the one that reads best alone. */
function quoteBeginning(chapter: readonly ReadSentence[], reading: Reading): string {
  const rateBeginning = (sentence: ReadSentence) =>
    sentence.quoteText === "" || sentence.length < LEAST_SENTENCE_WORDS
      ? 0
      : sentence.fitness * (isBeginning(sentence, reading) ? 1 : CONTINUING_FACTOR);
  const [first = chapter[0]!] = chapter
    .slice(0, OPENING_SENTENCES)
    .toSorted((a, b) => rateBeginning(b) - rateBeginning(a));
  const text = first.quoteText === "" ? first.text : first.quoteText;
  const words = tokenizeWords(text);
  const end = words[QUOTED_TITLE_WORDS];
  if (end === undefined) return text.replace(/(?<![.!?…])[.!?…]+$/u, "");
  return `${text.slice(0, end.offset).replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/u, "")}…`;
}

const chapters = new WeakMap<Reading, readonly ReadChapter[]>();

function divide(reading: Reading): ReadChapter[] {
  const parts = splitChapters(reading.sentences);
  const lectureNames = new Map(findNames(reading.sentences, reading).map((name) => [name.key, name]));
  const usedNames = new Set<string>();
  return parts.map((sentences) => {
    // Without a language's words, a run of words may be anything.
    const name =
      parts.length < 2 || reading.data === undefined ? undefined : findTitle(sentences, reading, lectureNames);
    const isNew = name !== undefined && !usedNames.has(name.toLowerCase());
    const title = isNew ? capitalise(name) : quoteBeginning(sentences, reading);
    if (isNew) usedNames.add(name.toLowerCase());
    return { title, sentences };
  });
}

/** The chapters of a lecture with their titles, found once for each reading. One for a lecture about a single subject. */
export function findChapters(reading: Reading): readonly ReadChapter[] {
  const cached = chapters.get(reading) ?? divide(reading);
  chapters.set(reading, cached);
  return cached;
}
