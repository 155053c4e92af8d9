import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import { type CitedAnswer, quote } from "./cite.ts";
import type { Context } from "./context.ts";
import type { Passage } from "../../search/search.ts";
import { findPassages, isAnswer } from "./find-passages.ts";
import type { Question } from "./question.ts";
import { readRequest, type Request, type SubjectWord } from "./read-request.ts";

interface Side {
  readonly name: string;
  readonly passage: Passage | undefined;
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
 * Answers a comparison with a block for each side; with one where both stand in the same passage.
 *
 * @returns undefined where a side has no subject, or none of them was said
 */
export function compare(
  context: Context,
  { text, subject }: Request,
  texts: readonly [string, string],
): CitedAnswer | undefined {
  const { search, sentences, phrases } = context;
  const readSide = (side: string) => readRequest(side, search).subject.filter(isAmong(subject));
  const [one, other] = [readSide(texts[0]), readSide(texts[1])];
  if (one.length === 0 || other.length === 0) return undefined;
  const common = subject.filter((word) => !isAmong(one)(word) && !isAmong(other)(word));
  const left = findSide(context, { text, subject: one, related: [...other, ...common] });
  const right = findSide(context, { text, subject: other, related: [...one, ...common] });
  const quoteOne = ({ first, last }: Passage) => quote(sentences, first, last);
  if (left.passage === undefined && right.passage === undefined) return undefined;
  const outcome = left.isFound && right.isFound ? "answer" : "closest";
  if (left.passage !== undefined && left.passage.first === right.passage?.first) {
    const second = right.next ?? left.next;
    const quotations = second === undefined ? [left.passage] : [left.passage, second];
    return { outcome, markdown: [`${left.name} · ${right.name}`, ...quotations.map(quoteOne)].join("\n\n") };
  }
  const blocks = [left, right].flatMap(({ name, passage }) =>
    passage === undefined ? [phrases.nothingAbout(name)] : [name, quoteOne(passage)],
  );
  return { outcome, markdown: blocks.join("\n\n") };
}
