import { spacedWords, toWords } from "../lecture/words.ts";
import {
  asInside,
  type Candidate,
  countTopical,
  hasAntecedents,
  isPlain,
  type Material,
  toTopic,
  withoutLead,
} from "./material.ts";
import { getEventWords } from "./words/event-words.ts";

/** In words. */
const EVENT = { least: 4, most: 14 } as const;
/** In characters: an event is read so far before its year. */
const BEFORE = 160;

/** In words about the subject: where all nouns have capitals, these tell what an event was. */
const LEAST_CONTEXT = 3;

/** Whether a name tells what a text is about: a capital inside, of a word that has one everywhere. */
const hasName = (text: string, { lowerCase, digest }: Material): boolean =>
  digest.language.naming?.capitals === true
    ? countTopical(text, { digest }) >= LEAST_CONTEXT
    : [...text.matchAll(spacedWords)].some(
        ({ 0: word, index }) => index > 1 && /^\p{Lu}\p{L}/u.test(word) && !lowerCase.has(word.toLowerCase()),
      );

/** Directly behind a year. */
const goesOn = /^\s(?:to|in|at|from|a|en|em|à|au|nach|bei)\s/iu;

/** "the calling of … and in those years the bank is founded": "and" joins no noun. */
function isTwo(event: string, { and, functionWord, article }: Material["words"]): boolean {
  const [, next] = new RegExp(String.raw`\s(?:${and})\s+([\p{L}’']+)`, "iu").exec(event) ?? [];
  return next !== undefined && functionWord.test(next) && !article.test(next);
}

/** "the founding of … in 1960": in which year. An event is told by a noun, and no verb stands between it and its year. */
export function findYears(material: Material): Candidate[] {
  const { words, digest } = material;
  const forms = getEventWords(digest.language.code);
  if (forms === undefined) return [];
  const readEvent = (before: string): string | undefined => {
    for (const { 0: article, index } of before.matchAll(spacedWords)) {
      const event = before.slice(index);
      const length = toWords(event).length;
      if (length < EVENT.least) return undefined;
      if (length > EVENT.most || !words.article.test(article) || words.indefinite.test(`${article} `)) continue;
      const previous = before.slice(0, index).match(spacedWords)?.at(-1) ?? "";
      // "of the first company": a part of a longer one, as what stands behind any preposition.
      // Behind a noun or another word, it is a part of what began before it.
      const isPart = previous !== "" && !words.finite.test(previous) && !forms.beforeEvent.test(previous);
      const isEvent =
        !/[,;:.?!()]/u.test(event) &&
        // "the house of contracting": what happens is the noun itself.
        !/\s(?:of|de|del|d[aou]s?|des|du|von)\s/iu.test(forms.happening.exec(event)?.[0] ?? " of ") &&
        !words.finite.test(event) &&
        !words.subordinate.test(event.slice(article.length)) &&
        !isTwo(event, words) &&
        isPlain(event, words) &&
        hasAntecedents(event, material) &&
        countTopical(event, material) >= 2 &&
        hasName(event, material);
      if (!isPart && isEvent) return event;
    }
    return undefined;
  };
  return material.statements.flatMap((sentence): Candidate[] => {
    const text = withoutLead(sentence.text, words);
    return [...text.matchAll(forms.inYear)].flatMap((found): Candidate[] => {
      const event = readEvent(text.slice(Math.max(0, found.index - BEFORE), found.index));
      const from = found.index + found[0].length;
      // "the arrival of … in 1908 in Caracas": the event goes on.
      if (event === undefined || goesOn.test(text.slice(from + 4))) return [];
      const back = text.slice(from, from + 4);
      const topic = `${back} ${toTopic(event, material)}`;
      return [
        { kind: "date", front: forms.whichYear(asInside(event, material)), back, sentence, topic, quality: 0.75 },
      ];
    });
  });
}
