import { type Digest, getDigest } from "../../chapters/digest.ts";
import { type AssistantLanguage, getLanguage } from "../../languages/language.ts";
import { type Passage, toPassages } from "../../lecture/passages.ts";
import { createSearch, type Search } from "../../questions/retrieval.ts";
import { type Lecture, type Source, toLecture } from "../../lecture/source.ts";

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

export function createContext(source: Source): Context {
  const lecture = toLecture(source);
  const language = getLanguage(lecture.language);
  const passages = toPassages(lecture);
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
