import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import { endsSentence } from "@lectern/domain/transcript-text.ts";
import { formatMoment } from "@lectern/domain/moment.ts";
import { withAround } from "../../../chapters/around.ts";
import { choosePassages } from "../../../chapters/passages.ts";
import { findPlan } from "../../../chapters/plan.ts";
import type { Digest } from "../../../chapters/digest.ts";
import { getTellingCues } from "../../../languages/telling-cues.ts";
import type { Sentence } from "../../../lecture/sentences.ts";
import { isQuestion, standsAlone } from "../../../chapters/ranking.ts";
import { type Definition, findDefinitions } from "../../../chapters/terms.ts";
import { toRoots } from "../../../lecture/words.ts";
import { capitalised } from "../../markdown.ts";
import { defines } from "../cues.ts";
import { type Answered, listAll, type Outcome, type Quotation, quoteAll, toAnswer } from "../answer.ts";

/** A part of an answer: its own line, and what it lists. */
export interface Section {
  readonly opening: string;
  readonly lines: string;
  readonly quotations: readonly Quotation[];
}

/** Sentences in a row as one quotation: one alone as it is written down, several as they were said. */
export function toQuotation(run: readonly Sentence[]): Quotation {
  const [first] = run;
  const spoken = run.map((sentence) => sentence.spoken).join(" ");
  const said = capitalised(endsSentence(spoken) ? spoken : `${spoken}.`);
  return { text: run.length === 1 ? first!.text : said, spoken, start: first?.start, end: run.at(-1)?.end };
}

/** Sentences under their opening, each with what it needs around it; without any, no section. */
export function toSection(
  digest: Digest,
  opening: string,
  sentences: readonly Sentence[],
  used: readonly Sentence[] = [],
): Section[] {
  return toList(opening, withAround(digest, sentences, used).map(toQuotation));
}

/** Quotations in a list under their opening; without any, no section. */
export const toList = (opening: string, quotations: readonly Quotation[]): Section[] =>
  quotations.length === 0 ? [] : [{ opening, lines: listAll(quotations), quotations }];

/** Quotes what was said in a row under its opening; without anything, no section. */
export function toPassage(opening: string, run: readonly Sentence[]): Section[] {
  if (run.length === 0) return [];
  const quotations = [toQuotation(run)];
  return [{ opening, lines: quoteAll(quotations), quotations }];
}

export const fromSections = (sections: readonly Section[], outcome: Outcome = "answer"): Answered =>
  toAnswer(
    outcome,
    sections.flatMap(({ opening, lines }) => [opening, lines]),
    sections.flatMap(({ quotations }) => quotations),
  );

const MOST_TERMS = 12;

const momentOf = (start: number | undefined): string => (start === undefined ? "" : `**${formatMoment(start)}** `);

/** In terms: fewer are filled up with what is spoken of most, where a sentence says what it is. */
const ENOUGH = 6;
const EXPLAINS = 0.8;
/** In words: a longer sentence is no definition to learn. */
const LONGEST = 45;

type Explained = Pick<Definition, "term" | "text" | "sentence">;

/** What a recording speaks of most, each with the sentence that says best what it is; none that is defined already. */
function explainSubjects(
  { subjects, sentences, scores, asides, language }: Digest,
  defined: readonly Explained[],
): Explained[] {
  // "If the particle was a positively charged particle" says of no particle what it is.
  const telling = getTellingCues(language.code);
  const used = new Set(defined.map(({ sentence }) => sentence));
  const names = new Set(defined.flatMap(({ term }) => toRoots(term, language)));
  return subjects.flatMap(({ key, text }) => {
    const roots = toRoots(text, language);
    if (roots.some((root) => names.has(root))) return [];
    const stems = key.split(" ");
    const rate = (one: Sentence): number =>
      stems.every((stem) => one.terms.has(stem)) ? defines(one.text, roots, language) : 0;
    const [best] = sentences
      .filter(({ text: said }) => telling?.conditional.test(`${said.split(" ", 1)[0]!} `) !== true)
      .filter((one) => one.length <= LONGEST && !asides.has(one) && !used.has(one) && !isQuestion(one))
      .map((sentence) => ({ sentence, worth: rate(sentence) }))
      .filter(({ sentence, worth }) => worth >= EXPLAINS && standsAlone(sentence, language))
      .toSorted((a, b) => b.worth - a.worth || scores[b.sentence.index]! - scores[a.sentence.index]!);
    if (best === undefined) return [];
    used.add(best.sentence);
    for (const root of roots) names.add(root);
    return [{ term: text, text: best.sentence.text, sentence: best.sentence }];
  });
}

/** The terms that a recording defines, each with the sentence that does. */
export function toTerms(digest: Digest, opening: string, count = MOST_TERMS): Section[] {
  const found = findDefinitions(digest).slice(0, count);
  const definitions = [
    ...found,
    ...explainSubjects(digest, found).slice(0, Math.max(0, Math.min(count, ENOUGH) - found.length)),
  ];
  if (definitions.length === 0) return [];
  const lines = definitions.map(
    ({ term, sentence, text }) =>
      `- ${momentOf(sentence.start)}**${escapeMarkdown(capitalised(term))}**: ${escapeMarkdown(text)}`,
  );
  return [{ opening, lines: lines.join("\n"), quotations: definitions.map(({ sentence }) => sentence) }];
}

/** The names that a recording uses most, each at its first use. */
export function toNamed({ subjects, sentences }: Digest, opening: string, count = MOST_TERMS): Section[] {
  const lines = subjects.slice(0, count).map(({ key, text }) => {
    const first = sentences.find(({ terms }) => key.split(" ").every((stem) => terms.has(stem)));
    return `- ${momentOf(first?.start)}**${escapeMarkdown(capitalised(text))}**`;
  });
  return lines.length === 0 ? [] : [{ opening, lines: lines.join("\n"), quotations: [] }];
}

const MOST_CHAPTERS = 40;

/** The chapters of a recording in their order, at their moments. */
export function toChapters({ chapters, subjects }: Digest, opening: string): Section[] {
  if (chapters.length < 2) {
    const lines = subjects.map(({ text }) => `- ${escapeMarkdown(capitalised(text))}`);
    return lines.length === 0 ? [] : [{ opening, lines: lines.join("\n"), quotations: [] }];
  }
  const lines = chapters
    .slice(0, MOST_CHAPTERS)
    .map(({ title, sentences: [first] }, at) => `${at + 1}. ${momentOf(first?.start)}${escapeMarkdown(title)}`);
  return [{ opening, lines: lines.join("\n"), quotations: [] }];
}

/** With more chapters, each is only named. */
const MOST_QUOTED = 12;

/** The chapters of a recording in their order, each with the passage that says most of it. */
export function toParts(digest: Digest, opening: string): Section[] {
  const { chapters } = digest;
  if (chapters.length < 2 || chapters.length > MOST_QUOTED) return toChapters(digest, opening);
  const used = [...findPlan(digest)];
  const quotations: Quotation[] = [];
  const lines = chapters.map(({ title, sentences: part }, at) => {
    const [run] = choosePassages(digest, { count: 1, used, from: part });
    const heading = `${at + 1}. ${momentOf(part[0]?.start)}**${escapeMarkdown(title)}**`;
    if (run === undefined) return heading;
    const quotation = toQuotation(run);
    quotations.push(quotation);
    return `${heading}: ${escapeMarkdown(quotation.text)}`;
  });
  return [{ opening, lines: lines.join("\n"), quotations }];
}
