import type { Outline } from "@lectern/domain/outline.ts";
import type { Lecture } from "@lectern/transcript/source.ts";
import { createSearch, type Search } from "../../search/search.ts";
import { type Sentence, toSentences } from "../../search/sentences.ts";
import { getRequestWords, type RequestWords } from "../../words/asking.ts";
import { getWords, type Words } from "../../words/words.ts";

/** The recording that a question is about, with its summary and outline. */
export interface Source {
  readonly lecture: Lecture;
  /** Markdown; may be empty. */
  readonly summary?: string;
  /** The stored outline, or one that is derived when a request needs it. Its places count the lecture's segments. */
  readonly outline: () => Outline;
}

export interface Context extends Source, Pick<RequestWords, "acts" | "phrases"> {
  readonly words: Words;
  readonly sentences: readonly Sentence[];
  readonly search: Search;
}

export function createContext(source: Source): Context {
  const words = getWords(source.lecture.language);
  const { acts, phrases } = getRequestWords(source.lecture.language);
  const sentences = toSentences(source.lecture, words);
  return {
    ...source,
    words,
    acts,
    phrases,
    sentences,
    search: createSearch(sentences, words),
  };
}
