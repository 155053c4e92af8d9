import { type Digest, getDigest } from "../../chapters/digest.ts";
import { type AssistantLanguage, getLanguage } from "../../languages/language.ts";
import { type Passage, toPassages } from "../../lecture/passages.ts";
import { createCorrector } from "../../questions/correct-words.ts";
import { collectWords, type LectureWords } from "../../questions/lecture-words.ts";
import type { Reading } from "../../questions/read-request.ts";
import { createSearch, type Search } from "../../questions/retrieval.ts";
import { type Lecture, type Source, toLecture } from "@lectern/transcript/lecture.ts";

/** A recording that questions are asked about. What a question does not need is not worked out. */
export interface Context {
  readonly lecture: Lecture;
  readonly language: AssistantLanguage;
  readonly passages: readonly Passage[];
  /** The labels of those who speak. */
  readonly speakers: ReadonlySet<string>;
  readonly digest: Digest;
  readonly search: Search;
}

const contexts = new WeakMap<Source, Context>();

/** The context of a source. It is made once for each object, so that several questions about it share the index. */
export function getContext(source: Source): Context {
  const known = contexts.get(source);
  if (known !== undefined) return known;
  const context = createContext(source);
  contexts.set(source, context);
  return context;
}

function createContext(source: Source): Context {
  const lecture = toLecture(source);
  return toContext(lecture, getLanguage(lecture.language), toPassages(lecture));
}

/** The context of passages; its digest and its index are made when a question first needs them. */
function toContext(lecture: Lecture, language: AssistantLanguage, passages: readonly Passage[]): Context {
  let search: Search | undefined;
  return {
    lecture,
    language,
    passages,
    speakers: new Set(passages.flatMap(({ speaker }) => speaker ?? [])),
    get digest() {
      return getDigest(lecture);
    },
    get search() {
      search ??= createSearch(passages, language);
      return search;
    },
  };
}

const collected = new WeakMap<readonly Passage[], LectureWords>();

/** The vocabulary by which requests about a recording are read. The recording's words are collected when a request has one that must be looked up. */
export function createReading({
  language,
  passages,
  speakers,
}: Pick<Context, "language" | "passages" | "speakers">): Reading {
  const collect = (): LectureWords => {
    const words = collected.get(passages) ?? collectWords(passages, language);
    collected.set(passages, words);
    return words;
  };
  return {
    language,
    speakers,
    correct: createCorrector(language, collect),
    countUses: ({ word }) => collect().words.get(word)?.uses ?? 0,
    isPair: (first, second) => collect().pairs.has(first.word + second.word),
  };
}
