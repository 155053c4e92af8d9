import { readFileSync } from "node:fs";
import { join } from "node:path";
import { splitSentences } from "@lectern/transcript/normalise/split-sentences";
import { normaliseTranscript } from "@lectern/transcript/normalise/transcript";
import type { TranscriptSegment } from "@lectern/domain/recording";
import { ask, readQuotations } from "./ask.ts";
import { seededRandom } from "./random.ts";

/** How many articles a stitched lecture has. */
const STITCHED = 8;
const WORDS_PER_SECOND = 2.5;

interface File {
  readonly data: readonly {
    readonly paragraphs: readonly {
      readonly context: string;
      readonly qas: readonly { readonly question: string; readonly answers: readonly { readonly text: string }[] }[];
    }[];
  }[];
}

interface Asked {
  readonly question: string;
  readonly answers: readonly string[];
}

interface StitchedLecture {
  readonly segments: readonly TranscriptSegment[];
  readonly language: string;
  readonly questions: readonly Asked[];
}

/**
 * Reads articles of XQuAD (google-deepmind/xquad, CC BY-SA 4.0) as lectures of eight subjects each, with a caption for
 * each sentence.
 */
function readLectures(folder: string, language: string): StitchedLecture[] {
  const { data } = JSON.parse(readFileSync(join(folder, `xquad.${language}.json`), "utf8")) as File;
  const lectures: StitchedLecture[] = [];
  for (let from = 0; from < data.length; from += STITCHED) {
    const paragraphs = data.slice(from, from + STITCHED).flatMap((article) => article.paragraphs);
    let now = 0;
    const captions = paragraphs.flatMap(({ context }) =>
      splitSentences(context.replaceAll(/\s+/g, " "), language).map((text) => {
        const start = now;
        now += text.split(" ").length / WORDS_PER_SECOND;
        return { start, end: now, text };
      }),
    );
    const questions = paragraphs.flatMap(({ qas }) =>
      qas.map(({ question, answers }) => ({ question, answers: answers.map(({ text }) => text) })),
    );
    lectures.push({ ...normaliseTranscript({ segments: captions }), segments: captions, language, questions });
  }
  return lectures;
}

/** Adds two typing errors, each in another word of at least five letters, and never in its first letter. */
function misspell(question: string, random: () => number): string {
  const words = question.split(" ");
  const long = words.flatMap((word, index) => (/^\p{L}{5,}/u.test(word) ? [index] : []));
  for (let error = 0; error < 2 && long.length > 0; error += 1) {
    const [index = 0] = long.splice(Math.floor(random() * long.length), 1);
    const letters = Array.from(words[index]!);
    const place = 1 + Math.floor(random() * (letters.length - 3));
    const kind = Math.floor(random() * 3);
    if (kind === 0) letters.splice(place, 2, letters[place + 1]!, letters[place]!);
    else if (kind === 1) letters.splice(place, 1);
    else letters.splice(place, 0, letters[place]!);
    words[index] = letters.join("");
  }
  return words.join(" ");
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
const percent = (part: number, whole: number): number => Math.round((1000 * part) / Math.max(1, whole)) / 10;

/**
 * Measures how often an answer's quotes contain the annotated words, how the outcomes are calibrated, and how many
 * questions about another lecture are answered.
 * @param part which lectures: the assistant is tuned on the even ones
 */
export function measureQuotes(folder: string, language: string, part: "even" | "odd") {
  const lectures = readLectures(folder, language);
  const measured = lectures.filter((_, index) => index % 2 === (part === "even" ? 0 : 1));
  const random = seededRandom(3);
  const counts = {
    questions: 0,
    any: 0,
    first: 0,
    answer: 0,
    closest: 0,
    firstOfAnswer: 0,
    firstOfClosest: 0,
    answeredMisspelt: 0,
    answeredFromOther: 0,
  };
  for (const { questions, ...lecture } of measured) {
    const source = { transcript: "", ...lecture };
    const other = {
      transcript: "",
      ...lectures[(lectures.findIndex(({ segments }) => segments === lecture.segments) + 1) % lectures.length]!,
    };
    for (const { question, answers } of questions) {
      const { outcome, message } = ask(question, source);
      const quotations = readQuotations(message).map(fold);
      const holds = quotations.map((text) => answers.some((answer) => text.includes(fold(answer))));
      counts.questions += 1;
      counts.any += Number(holds.some(Boolean));
      counts.first += Number(holds[0] === true);
      if (outcome === "answer") {
        counts.answer += 1;
        counts.firstOfAnswer += Number(holds[0] === true);
        if (ask(misspell(question, random), source).outcome === "answer") counts.answeredMisspelt += 1;
      } else if (outcome === "closest") {
        counts.closest += 1;
        counts.firstOfClosest += Number(holds[0] === true);
      }
      if (ask(question, other).outcome === "answer") counts.answeredFromOther += 1;
    }
  }
  const { questions, any, first, answer, closest, firstOfAnswer, firstOfClosest } = counts;
  return {
    questions,
    any: percent(any, questions),
    first: percent(first, questions),
    crossed: percent(counts.answeredFromOther, questions),
    answered: percent(answer, questions),
    "first | answer": percent(firstOfAnswer, answer),
    closest: percent(closest, questions),
    "first | closest": percent(firstOfClosest, closest),
    "kept when misspelt": percent(counts.answeredMisspelt, answer),
  };
}
