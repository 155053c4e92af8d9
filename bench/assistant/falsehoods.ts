import type { Grade } from "@lectern/domain/claim";
import { createSupportIndex } from "@lectern/assistant/support/support";
import type { Meeting } from "./qmsum.ts";
import { seededRandom } from "./random.ts";

type Kind = "number" | "name" | "negation" | "speaker" | "foreign";

interface Case {
  readonly meeting: Meeting;
  readonly kind: Kind | "true" | "retold";
  readonly sentence: string;
  readonly quote?: string | undefined;
  /** Where the true sentence was said, in seconds. */
  readonly start: number;
}

const numbers = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twenty", "fifty"];

const numberIn = new RegExp(String.raw`\b(?:${numbers.join("|")}|\d+)\b`, "i");
const nameIn = /(?<=[a-z,] )(?!I\b|I')[A-Z][a-z]{3,}\b/;
const verbIn = /\b(?:is|are|was|were|can|will|should|would|could)\b(?!n't| not)/;

/**
 * Creates cases from true sentences of the meetings, some of them falsified. For half of these, the model's quote is
 * falsified too.
 */
function plantCases(meetings: readonly Meeting[], count: number): Case[] {
  const random = seededRandom(5);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const sentences = meetings.flatMap((meeting) =>
    meeting.segments
      .filter(({ text }) => text.split(" ").length >= 9 && text.split(" ").length <= 40)
      .map((segment) => ({ meeting, segment })),
  );
  const falsify: Record<Kind, (text: string, own: (typeof sentences)[number]) => string | undefined> = {
    number: (text) => {
      const [found] = numberIn.exec(text) ?? [];
      if (found === undefined) return undefined;
      return text.replace(found, pick(numbers.filter((other) => other !== found.toLowerCase())));
    },
    name: (text, { meeting }) => {
      const [found] = nameIn.exec(text) ?? [];
      const others = sentences.flatMap((other) =>
        other.meeting === meeting ? [] : (nameIn.exec(other.segment.text) ?? []),
      );
      if (found === undefined) return undefined;
      return text.replace(nameIn, pick(others.filter((other) => other !== found)));
    },
    negation: (text) => (verbIn.test(text) ? text.replace(verbIn, "$& not") : undefined),
    speaker: (text, { meeting, segment }) => {
      const others = [...new Set(meeting.segments.map(({ speaker }) => speaker))].filter(
        (other) => other !== segment.speaker,
      );
      return others.length === 0
        ? undefined
        : `According to ${pick(others)}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
    },
    foreign: (_text, { meeting }) =>
      pick(sentences.filter((other) => other.meeting.kind !== meeting.kind)).segment.text,
  };
  const cases: Case[] = [];
  for (const kind of Object.keys(falsify) as Kind[]) {
    for (let planted = 0; planted < count; ) {
      const own = pick(sentences);
      const sentence = falsify[kind](own.segment.text, own);
      if (sentence === undefined) continue;
      planted += 1;
      const quote = random() < 0.5 ? sentence : own.segment.text;
      cases.push({ meeting: own.meeting, kind, sentence, quote, start: own.segment.start });
    }
  }
  for (let at = 0; at < count * 2; at += 1) {
    const { meeting, segment } = pick(sentences);
    const kept = segment.text
      .split(" ")
      .filter(
        (word, n) =>
          n === 0 || /^[A-Z\d]/.test(word) || numberIn.test(word) || /n't|not|no/.test(word) || random() > 0.15,
      );
    cases.push({ meeting, kind: "true", sentence: segment.text, start: segment.start });
    // A paraphrase, as a student would write: some words are left out, and there is no quote.
    cases.push({ meeting, kind: "retold", sentence: kept.join(" "), start: segment.start });
  }
  return cases;
}

const percent = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10;

/** Measures how falsified and true sentences are graded, in percent. */
export function measureFalsehoods(meetings: readonly Meeting[]) {
  const indices = new Map(meetings.map((meeting) => [meeting, createSupportIndex(meeting.segments)]));
  const graded = plantCases(meetings, 100).map(({ meeting, kind, sentence, quote, start: spokenAt }) => {
    const { grade, start = -1, end = -1 } = indices.get(meeting)!.check(sentence, quote);
    return { kind, grade, isRightLine: spokenAt >= start && spokenAt < end };
  });
  const share = (some: typeof graded, grade: Grade): number =>
    percent(some.filter((one) => one.grade === grade).length, some.length);
  const grades = Object.groupBy(graded, ({ kind }) => kind);
  const table = Object.entries(grades).map(([kind, some]) => ({
    kind,
    quoted: share(some, "quoted"),
    close: share(some, "close"),
    absent: share(some, "absent"),
    "right line": percent(some.filter(({ isRightLine }) => isRightLine).length, some.length),
  }));
  const planted = graded.filter(({ kind }) => kind !== "true" && kind !== "retold");
  const own = graded.filter(({ kind }) => kind === "true" || kind === "retold");
  return {
    grades: table,
    planted: { quoted: share(planted, "quoted"), close: share(planted, "close") },
    retold: {
      supported: 100 - share(own, "absent"),
      rightLine: percent(own.filter(({ isRightLine }) => isRightLine).length, own.length),
    },
  };
}
