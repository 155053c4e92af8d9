// Copied from packages/domain by `npm run domain -w @lectern/supabase`: change it there.
import { centralSentence, choose, digestOf } from "./digest.ts";
import { escapeMarkdown, listed } from "./markdown.ts";
import { getLanguage, type Phrasebook } from "./languages/language.ts";
import { momentOf, type Passage, passagesOf } from "./passages.ts";
import { askedOf, type Found, searchOf } from "./retrieval.ts";
import { type Lecture, type Source, toLecture } from "./source.ts";

/** An answer as markdown, and the stretches of the recording that it rests on. */
export interface Answered {
  readonly message: string;
  readonly segments: readonly { readonly start: number; readonly end: number; readonly text: string }[];
}

const MOST_QUOTES = 3;

const quoted = ({ text, start }: Passage): string =>
  start === undefined ? `> ${escapeMarkdown(text)}` : `**${momentOf(start)}**\n\n> ${escapeMarkdown(text)}`;

export const segmentsOf = (passages: readonly Passage[]): Answered["segments"] =>
  passages.flatMap(({ start, end, text }) => (start === undefined || end === undefined ? [] : [{ start, end, text }]));

/** The best of what was found, and little of what is much worse, in the order that it was spoken. */
function best(found: readonly Found[]): Passage[] {
  const top = found[0]?.score ?? 0;
  return found
    .slice(0, MOST_QUOTES)
    .filter(({ score }) => score >= top * 0.55)
    .toSorted((a, b) => a.index - b.index)
    .map(({ passage }) => passage);
}

function notInIt(lecture: Lecture, { notFound, speaksOf, and }: Phrasebook): Answered {
  const subjects = digestOf(lecture)
    .subjects.slice(0, 3)
    .map(({ text }) => escapeMarkdown(text));
  const instead = subjects.length === 0 ? "" : ` ${speaksOf(listed(subjects, and))}`;
  return { message: notFound + instead, segments: [] };
}

/** For a question about the whole: what the recording says most about. */
function overview(lecture: Lecture, passages: readonly Passage[], phrasebook: Phrasebook): Answered {
  const digest = digestOf(lecture);
  const central = centralSentence(digest);
  if (central === undefined) return { message: phrasebook.nothingToAnswerFrom, segments: [] };
  const others = choose(digest, { from: digest.sentences, count: 4, said: [central] });
  const said = [central, ...others].toSorted((a, b) => a.index - b.index);
  const points = said.map(({ text }) => `- ${escapeMarkdown(text)}`).join("\n");
  const grounds = said.flatMap(({ text }) => passages.find((passage) => passage.text.includes(text)) ?? []);
  return { message: [phrasebook.overview, points].filter(Boolean).join("\n\n"), segments: segmentsOf(grounds) };
}

/**
 * Answers in the recording's own words, with the moment where there are times; says so when the recording does not
 * speak of what was asked. No clock, no chance, no network.
 */
export function answerQuestion(question: string, source: Source): Answered {
  const lecture = toLecture(source);
  const language = getLanguage(lecture.language);
  const { phrasebook } = language;
  const passages = passagesOf(lecture);
  const asked = askedOf(question, language);
  if (asked.length === 0) return overview(lecture, passages, phrasebook);
  const quotes = best(searchOf(passages, language).find(asked));
  if (quotes.length === 0) return notInIt(lecture, phrasebook);
  const hasMoment = quotes[0]?.start !== undefined;
  const opening = hasMoment ? phrasebook.saysAt : phrasebook.says;
  return {
    message: [opening, quotes.map(quoted).join("\n\n")].filter(Boolean).join(hasMoment ? " " : "\n\n"),
    segments: segmentsOf(quotes),
  };
}
