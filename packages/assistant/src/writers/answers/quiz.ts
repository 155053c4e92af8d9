import type { ProposedCard } from "@lectern/domain/cards.ts";
import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import { formatMoment } from "@lectern/domain/moment.ts";
import { makeCards } from "../../cards/make-cards.ts";
import type { Question } from "../../questions/parse-question.ts";
import { type Answered, type Quotation, toAnswer } from "./answer.ts";
import type { Context } from "./context.ts";
import { findOpenQuestions, type OpenQuestion } from "./whole/open-questions.ts";

const QUESTIONS = 5;
/** Fewer cards are filled up with questions that a passage answers. */
const ENOUGH_CARDS = 3;
/** Of so many cards, those about what was asked for are taken. */
const CARDS = 40;

/** A question of a quiz, with what solves it. */
interface Item {
  readonly front: string;
  readonly choices: readonly string[];
  readonly solution: string;
  readonly start: number | null | undefined;
  readonly quotations: readonly Quotation[];
}

const fromCard = ({ front, choices, back, start }: ProposedCard): Item => ({
  front,
  choices: choices ?? [],
  solution: back,
  start,
  quotations: [],
});

const fromOpen = ({ question, answer }: OpenQuestion): Item => ({
  front: question,
  choices: [],
  solution: answer.text,
  start: answer.start,
  quotations: [answer],
});

/** A question as an item of a list, with its choices below it. */
function toItem({ front, choices }: Item, at: number): string {
  const letters = choices.map((choice, n) => `   - ${"abcd".charAt(n)}) ${escapeMarkdown(choice)}`);
  return [`${at + 1}. ${escapeMarkdown(front)}`, ...letters].join("\n");
}

const toSolution = ({ solution, start }: Item, at: number): string =>
  `${at + 1}. ${escapeMarkdown(solution)}${start === null || start === undefined ? "" : ` (**${formatMoment(start)}**)`}`;

/**
 * The cards that practice proposes, as questions; the solutions with their moments below. Where a lecture has few cards, of the whole
 * also questions that a passage answers.
 */
export function quiz(
  { lecture, digest, language: { phrasebook, vocabulary } }: Context,
  { terms }: Question,
  count = QUESTIONS,
): Answered {
  const cards = makeCards(lecture, { most: CARDS });
  const isAsked = ({ quote }: ProposedCard) => {
    const stems = new Set((quote.match(/[\p{L}\p{N}]+/gu) ?? []).map(vocabulary.stem));
    return terms.some((term) => stems.has(term));
  };
  const about = cards.filter(isAsked);
  const asked = (about.length > 0 ? about : cards)
    .slice(0, count)
    .toSorted((a, b) => a.first - b.first || a.last - b.last);
  const open =
    about.length > 0 || asked.length >= ENOUGH_CARDS
      ? []
      : findOpenQuestions(
          digest,
          count - asked.length,
          asked.map(({ front }) => front),
        );
  const items = [...asked.map(fromCard), ...open.map(fromOpen)];
  if (items.length === 0) return toAnswer("absent", [phrasebook.noQuiz]);
  const [questions, solutions] = [items.map(toItem).join("\n"), items.map(toSolution).join("\n")];
  return {
    ...toAnswer(
      "answer",
      [phrasebook.quiz, questions, phrasebook.solutions, solutions],
      items.flatMap(({ quotations }) => quotations),
    ),
    cards: asked,
  };
}
