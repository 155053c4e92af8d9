import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import { formatMoment } from "@lectern/domain/moment.ts";
import { type CitedAnswer, findLastQuoted, listPoint, quote, quoteFrom } from "./cite.ts";
import type { Context } from "./context.ts";
import { findPassages } from "./find-passages.ts";
import type { Question } from "./question.ts";
import type { Range } from "./read-request.ts";
import { findSentenceAt } from "./read-summary.ts";

/** The most points that an answer about a part lists. */
const MOST_POINTS = 5;
/** The best passages of the recording, among which one inside the part is looked for. */
const MOST_PASSAGES = 20;

interface Part {
  readonly first: number;
  readonly last: number;
  readonly heading?: string;
}

/** The asked part of the recording, or the reply that says why there is none. */
function findPart({ sentences, outline, phrases }: Context, range: Range): Part | string {
  const end = sentences.at(-1)?.end;
  if (range.kind === "chapter") {
    const { chapters } = outline();
    const [chapter, next] = [chapters[range.number - 1], chapters[range.number]];
    if (chapter === undefined) return phrases.onlyItems(chapters.length);
    const first = sentences.findIndex(({ line }) => line >= chapter.segment);
    const following = next === undefined ? -1 : sentences.findIndex(({ line }) => line >= next.segment);
    return { first, last: (following === -1 ? sentences.length : following) - 1, heading: chapter.title };
  }
  if (end === undefined) return phrases.noTimes;
  const from = range.kind === "last" ? Math.max(0, end - range.seconds) : range.from;
  const to = range.kind === "last" ? end : range.to;
  if (from > end) return phrases.ends(formatMoment(end));
  const first = findSentenceAt(sentences, from) ?? 0;
  return { first, last: to === undefined ? first : (findSentenceAt(sentences, to) ?? first) };
}

/** Answers what is said at a time, between two, or in a chapter; with a subject, what is said of it there. */
export function answerPart(context: Context, range: Range, question: Question): CitedAnswer {
  const { sentences, search, outline } = context;
  const part = findPart(context, range);
  if (typeof part === "string") return { outcome: "absent", markdown: part };
  const { first, last, heading } = part;
  const title = heading === undefined ? [] : [`**${escapeMarkdown(heading)}**`];
  const borders = new Set([first, last + 1]);
  const [match] = findPassages(search, question, { most: MOST_PASSAGES, borders }).filter(
    (passage) => passage.first >= first && passage.last <= last,
  );
  if (match !== undefined)
    return { outcome: "answer", markdown: [...title, quote(sentences, match.first, match.last)].join("\n\n") };
  const points = outline().points.filter(
    ({ segment }) => segment >= sentences[first]!.line && segment <= sentences[last]!.line,
  );
  if (last > findLastQuoted(sentences, first) && points.length > 1) {
    const list = points
      .slice(0, MOST_POINTS)
      .map(({ text, segment }) => listPoint(text, sentences.find(({ line }) => line >= segment)?.index));
    return { outcome: "answer", markdown: [...title, list.join("\n")].join("\n\n") };
  }
  return {
    outcome: "answer",
    markdown: [...title, quoteFrom(sentences, first)].join("\n\n"),
  };
}
