// Copied from packages/domain by `npm run domain -w @lectern/supabase`: change it there.
import { type Digest, digestOf } from "../digest.ts";
import { type AssistantLanguage, getLanguage } from "../languages/language.ts";
import { type Passage, passagesOf } from "../passages.ts";
import { createSearch, type Search } from "../retrieval.ts";
import { type Source, toLecture } from "../source.ts";

/** A recording that questions are asked about. What a question does not need is not worked out. */
export interface Context {
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
  const passages = passagesOf(lecture);
  let digest: Digest | undefined;
  let search: Search | undefined;
  return {
    language,
    passages,
    speakers: new Set(passages.flatMap(({ speaker }) => speaker ?? [])),
    get digest() {
      digest ??= digestOf(lecture);
      return digest;
    },
    get search() {
      search ??= createSearch(passages, language);
      return search;
    },
  };
}
