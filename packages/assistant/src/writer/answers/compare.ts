import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import { type CitedAnswer, quote } from "./cite.ts";
import type { Context } from "./context.ts";
import type { Passage } from "../../search/search.ts";
import { findPassages } from "./find-passages.ts";
import { isAnswer, type Question } from "./question.ts";
import { readRequest, type Request, type SubjectWord } from "./read-request.ts";

interface Side {
  /** Its words as typed, as Markdown. */
  readonly name: string;
  readonly passage: Passage | undefined;
  /** The second best passage. */
  readonly next: Passage | undefined;
  readonly isFound: boolean;
}

const isAmong = (words: readonly SubjectWord[]) => (word: SubjectWord) => words.some(({ term }) => term === word.term);

/** Finds the passages that say most of one side; those that also speak of the other rank higher. */
function findSide({ search }: Context, side: Omit<Question, "kinds">): Side {
  const question: Question = { ...side, kinds: new Set(["define"]) };
  const [passage, next] = findPassages(search, question);
  return {
    name: `**${escapeMarkdown(side.subject.map(({ word }) => word).join(" "))}**`,
    passage,
    next,
    isFound: passage !== undefined && isAnswer(question, passage),
  };
}

/**
 * Answers a comparison with a block for each side; with one block if the same passage is the best for both.
 *
 * @returns undefined where a side has no subject, or none of them was said
 */
export function compare(
  context: Context,
  { text, subject }: Request,
  texts: readonly [left: string, right: string],
): CitedAnswer | undefined {
  const { search, sentences, phrases } = context;
  const readSide = (side: string) => readRequest(side, search).subject.filter(isAmong(subject));
  const [leftSubject, rightSubject] = [readSide(texts[0]), readSide(texts[1])];
  if (leftSubject.length === 0 || rightSubject.length === 0) return undefined;
  const common = subject.filter((word) => !isAmong(leftSubject)(word) && !isAmong(rightSubject)(word));
  const left = findSide(context, { text, subject: leftSubject, related: [...rightSubject, ...common] });
  const right = findSide(context, { text, subject: rightSubject, related: [...leftSubject, ...common] });
  const quotePassage = ({ first, last }: Passage) => quote(sentences, first, last);
  if (left.passage === undefined && right.passage === undefined) return undefined;
  const outcome = left.isFound && right.isFound ? "answer" : "closest";
  if (left.passage !== undefined && left.passage.first === right.passage?.first) {
    const second = right.next ?? left.next;
    const quotations = second === undefined ? [left.passage] : [left.passage, second];
    return { outcome, markdown: [`${left.name} · ${right.name}`, ...quotations.map(quotePassage)].join("\n\n") };
  }
  const blocks = [left, right].flatMap(({ name, passage }) =>
    passage === undefined ? [phrases.nothingAbout(name)] : [name, quotePassage(passage)],
  );
  return { outcome, markdown: blocks.join("\n\n") };
}
