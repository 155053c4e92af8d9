import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { normaliseTranscript } from "@lectern/transcript/normalise/transcript";
import type { TranscriptSegment } from "@lectern/domain/recording";

type Span = readonly [first: number, last: number];

interface Question {
  readonly query: string;
  /** The annotated places of the answer, from first to last, in seconds. */
  readonly marked: readonly Span[];
}

/** A meeting of QMSum (Yale-LILY/QMSum, MIT), in the form that a phone would send. */
export interface Meeting {
  readonly name: string;
  /** Meetings of the same kind have the same subject. */
  readonly kind: "research" | "product" | "committee";
  readonly segments: readonly TranscriptSegment[];
  readonly language: string;
  readonly questions: readonly Question[];
  /** The times at which annotated topics begin, in seconds, without the first. */
  readonly borders: readonly number[];
}

interface File {
  readonly topic_list: readonly { readonly relevant_text_span: readonly (readonly [string, string])[] }[];
  readonly specific_query_list: readonly {
    readonly query: string;
    readonly relevant_text_span: readonly (readonly [string, string])[];
  }[];
  readonly meeting_transcripts: readonly { readonly speaker: string; readonly content: string }[];
}

const WORDS_PER_SECOND = 2.5;

/** Undoes QMSum's tokenisation: "didn 't", "{disfmarker}", " ." */
const untokenised = (text: string): string =>
  text
    .replaceAll(/\{[^}]*\}/g, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=(?:n't|'\w{1,2})\b|[.,?!;:])/g, "")
    .trim();

function toKind(name: string): Meeting["kind"] {
  if (name.startsWith("B")) return "research";
  return /^(?:ES|IS|TS)/.test(name) ? "product" : "committee";
}

/** Reads the meetings of one split. @param path QMSum's folder "val" or "test", or data/ALL */
export function readMeetings(path: string, split: string): Meeting[] {
  const folder = join(path, split);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => {
      const file = JSON.parse(readFileSync(join(folder, name), "utf8")) as File;
      const starts = [0];
      const turns = file.meeting_transcripts.map(({ speaker, content }) => {
        const text = untokenised(content);
        const start = starts.at(-1)!;
        const end = start + Math.max(1, text.split(" ").length) / WORDS_PER_SECOND;
        starts.push(end);
        return { start, end, speaker, text };
      });
      const { segments = [], language } = normaliseTranscript({ segments: turns });
      const toSpan = ([first, last]: readonly [string, string]): Span => [
        starts[Number(first)] ?? 0,
        starts[Number(last) + 1] ?? starts.at(-1)!,
      ];
      const topics = file.topic_list.flatMap(({ relevant_text_span: spans }) => spans.map(toSpan));
      return {
        name: name.replace(".json", ""),
        kind: toKind(name),
        segments,
        language,
        questions: file.specific_query_list.map(({ query, relevant_text_span: spans }) => ({
          query,
          marked: spans.map(toSpan),
        })),
        borders: [...new Set(topics.map(([first]) => first))].filter((start) => start > 0).toSorted((a, b) => a - b),
      };
    });
}

/** Pairs each question with a meeting of another kind, which doesn't answer it. */
export function crossQuestions(meetings: readonly Meeting[]): { meeting: Meeting; query: string }[] {
  return meetings.flatMap(({ kind, questions }, index) => {
    const others = meetings.filter((other) => other.kind !== kind);
    return questions.map(({ query }, n) => ({ meeting: others[(index * 7 + n) % others.length]!, query }));
  });
}
