import { spacedWords, toWords } from "../lecture/words.ts";
import {
  asSentence,
  type Candidate,
  countTopical,
  hasAntecedents,
  isPlain,
  type Material,
  toTopic,
  withoutLead,
} from "./material.ts";
import { hasName } from "./numbers.ts";
import { getSpokenForms } from "./words/spoken-forms.ts";

/** In words. */
const EVENT = { least: 4, most: 14 } as const;
/** In characters: an event is read so far before its year. */
const BEFORE = 160;

/** "the founding of … in 1960": in which year. An event is told by a noun, and no verb stands between it and its year. */
export function findYears(material: Material): Candidate[] {
  const { words, digest } = material;
  const forms = getSpokenForms(digest.language.code);
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
        forms.happening.test(event) &&
        !words.finite.test(event) &&
        !words.subordinate.test(event.slice(article.length)) &&
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
      if (event === undefined) return [];
      const from = found.index + found[0].length;
      const back = text.slice(from, from + 4);
      const front = forms.whichYear(asSentence(event));
      return [{ kind: "date", front, back, sentence, topic: `${back} ${toTopic(event, material)}`, quality: 0.75 }];
    });
  });
}
