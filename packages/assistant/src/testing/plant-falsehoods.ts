import { foldText } from "../support/fold.ts";
import type { LabelledLecture } from "@lectern/transcript/testing/labelled-lectures.ts";

/** A line of a lecture, made false. */
export interface PlantedFalsehood {
  readonly lecture: LabelledLecture;
  readonly kind: "number" | "name" | "negation" | "speaker" | "foreign";
  readonly sentence: string;
  /** What a model says that the sentence rests on: the sentence itself, or the true line. */
  readonly quote: string;
}

/** The same numbers each time (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const numbers = ["13", "27", "44", "65", "310", "1848"];
const nameInside = /(?<=\p{Ll},? )\p{Lu}\p{Ll}{3,}/u;
const denials: Readonly<Record<string, readonly [verb: RegExp, denied: string]>> = {
  en: [/\b(?:is|are|was|were|has|can|stays|rises)\b/, "$& not"],
  es: [/\b(?:es|son|tiene|late|lleva|llevan|mide|ocurre|aumenta)\b/, "no $&"],
  de: [/\b(?:ist|war|hat|wurde|wurden|heißt|kommt|fiel)\b/, "$& nicht"],
};

/** `count` falsehoods, a fifth of each kind; the same ones each time. */
export function plantFalsehoods(lectures: readonly LabelledLecture[], count: number): PlantedFalsehood[] {
  const random = createRandom(7);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const lines = lectures.flatMap((lecture) =>
    lecture.segments
      .filter(({ text }) => text.split(" ").length >= 7 && !text.endsWith("?"))
      .map(({ text, speaker }) => ({ lecture, text, speaker })),
  );
  type Line = (typeof lines)[number];
  const falsify: Readonly<Record<PlantedFalsehood["kind"], (line: Line) => string | undefined>> = {
    number: ({ text }) => {
      const spokenNumbers = foldText(text).filter(({ isNumber }) => isNumber);
      const word = text.split(/[ ,.-]/).find((part) => foldText(part)[0]?.isNumber === true);
      return word === undefined || spokenNumbers.length === 0 ? undefined : text.replace(word, pick(numbers));
    },
    name: ({ text, lecture }) => {
      const others = lines.filter((other) => other.lecture !== lecture && other.lecture.language !== "de");
      const names = others.flatMap((other) => nameInside.exec(other.text) ?? []);
      return lecture.language === "de" || !nameInside.test(text) ? undefined : text.replace(nameInside, pick(names));
    },
    negation: ({ text, lecture }) => {
      const [verb, denied] = denials[lecture.language]!;
      return verb.test(text) ? text.replace(verb, denied) : undefined;
    },
    speaker: ({ text, lecture, speaker }) => {
      const others = lecture.segments.flatMap((other) => other.speaker ?? []).filter((other) => other !== speaker);
      return others.length === 0
        ? undefined
        : `According to ${pick(others)}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
    },
    foreign: ({ lecture }) => pick(lines.filter((other) => other.lecture !== lecture)).text,
  };
  return (Object.keys(falsify) as PlantedFalsehood["kind"][]).flatMap((kind) => {
    const planted: PlantedFalsehood[] = [];
    while (planted.length < count / 5) {
      const line = pick(lines);
      const sentence = falsify[kind](line);
      if (sentence === undefined) continue;
      planted.push({ lecture: line.lecture, kind, sentence, quote: random() < 0.5 ? sentence : line.text });
    }
    return planted;
  });
}
