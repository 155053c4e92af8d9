import type { ProposedCard } from "@lectern/domain/cards.ts";
import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import { formatMoment } from "@lectern/domain/moment.ts";
import { makeCards } from "../../cards/make-cards.ts";
import type { Question } from "../../questions/parse-question.ts";
import { type Answered, toAnswer } from "./answer.ts";
import type { Context } from "./context.ts";

const QUESTIONS = 5;
/** Of so many cards, those about what was asked for are taken. */
const CARDS = 40;

/** A card's question as an item of a list, with its choices below it. */
function toItem({ front, choices }: ProposedCard, at: number): string {
  const letters = (choices ?? []).map((choice, n) => `   - ${"abcd".charAt(n)}) ${escapeMarkdown(choice)}`);
  return [`${at + 1}. ${escapeMarkdown(front)}`, ...letters].join("\n");
}

const toSolution = ({ back, start }: ProposedCard, at: number): string =>
  `${at + 1}. ${escapeMarkdown(back)}${start === null ? "" : ` (**${formatMoment(start)}**)`}`;

/** The cards that practice proposes, as questions; the solutions with their moments below. */
export function quiz({ lecture, language: { phrasebook, vocabulary } }: Context, { terms }: Question): Answered {
  const cards = makeCards(lecture, { most: CARDS });
  const isAsked = ({ quote }: ProposedCard) => {
    const stems = new Set((quote.match(/[\p{L}\p{N}]+/gu) ?? []).map(vocabulary.stem));
    return terms.some((term) => stems.has(term));
  };
  const about = cards.filter(isAsked);
  const asked = (about.length > 0 ? about : cards)
    .slice(0, QUESTIONS)
    .toSorted((a, b) => a.first - b.first || a.last - b.last);
  if (asked.length === 0) return toAnswer("absent", [phrasebook.noQuiz]);
  const [questions, solutions] = [asked.map(toItem).join("\n"), asked.map(toSolution).join("\n")];
  return { ...toAnswer("answer", [phrasebook.quiz, questions, phrasebook.solutions, solutions]), cards: asked };
}
