import { toWords } from "../lecture/words.ts";
import { CHOICES } from "./check-card.ts";
import type { Definition } from "./definitions.ts";
import { asInside, asSentence, type Candidate, countTopical, type Material, toTopic } from "./material.ts";
import { isTerm } from "./terms.ts";
import { spacedWords } from "../lecture/words.ts";

const withoutArticle = (term: string, { words }: Pick<Material, "words">): string => {
  const [first = ""] = term.match(spacedWords) ?? [];
  return words.article.test(first) ? term.slice(term.indexOf(first) + first.length).trim() : term;
};

/** A definition longer than this hides its term among too many words. */
const LONGEST_DEFINITION = 26;

/** The answers of a choice, in an order that tells nothing: the right one by its letters among the others. */
const inOrder = (answers: readonly string[]): string[] =>
  answers.toSorted((a, b) => a.toLowerCase().localeCompare(b.toLowerCase(), "en"));

/**
 * The term of a definition among others of the lecture; the grader refuses those that were said near the quote.
 *
 * @param terms what the lecture defines or names, in the order in which they are offered as wrong
 */
export function toChoice(
  definition: Definition,
  material: Material,
  { terms, isFar }: { readonly terms: readonly string[]; readonly isFar: (term: string) => boolean },
): Candidate | undefined {
  const { term, body, sentence, before, quality } = definition;
  const right = withoutArticle(term, material);
  const own = new Set(`${toTopic(right, material)} ${toTopic(body, material)}`.split(" "));
  const size = toWords(right).length;
  if (toWords(body).length > LONGEST_DEFINITION || size > 3) return undefined;
  const isOther = (other: string) =>
    other.length > 3 &&
    Math.abs(toWords(other).length - size) <= 1 &&
    isTerm(other, material) &&
    countTopical(other, material) > 0 &&
    !toTopic(other, material)
      .split(" ")
      .some((stem) => own.has(stem)) &&
    isFar(other);
  const wrong: string[] = [];
  const taken = new Set<string>();
  for (const text of terms.map((other) => withoutArticle(other, material))) {
    if (wrong.length === CHOICES - 1) break;
    const stems = toTopic(text, material).split(" ");
    if (stems.some((stem) => taken.has(stem)) || !isOther(text)) continue;
    for (const stem of stems) taken.add(stem);
    wrong.push(text);
  }
  if (wrong.length < CHOICES - 1) return undefined;
  const answers = [right, ...wrong].map((answer) => asSentence(asInside(answer, material)));
  return {
    kind: "choice",
    front: before === undefined ? material.words.whichTerm(body) : material.words.whatCalled(body),
    back: answers[0]!,
    choices: inOrder(answers),
    sentence,
    before,
    topic: toTopic(term, material),
    quality,
  };
}
