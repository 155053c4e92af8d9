import { knownLanguages } from "@lectern/transcript/languages/known-languages.ts";
import { splitWords } from "../lecture/words.ts";
import { getLexicons, toTokens } from "../questions/lexicon.ts";
import { type AssistantLanguage, getLanguage } from "./language.ts";

/** The words of a question that are there to ask with, and not what is asked about. */
function findAskingWords(question: string, { asking, vocabulary, requests }: AssistantLanguage): string[] {
  const own = new Set(`${asking.grammar} ${asking.about}`.split(" "));
  const words = splitWords(question).map((word) => word.toLowerCase());
  const found = words.filter((word) => own.has(word) || vocabulary.isStopWord(word));
  if (requests === undefined) return found;
  const known = new Set(found);
  const { words: lexicon } = getLexicons(requests);
  const tokens = toTokens(question, requests.elides);
  for (let at = 0; at < tokens.length; ) {
    const match = lexicon.match(tokens, at);
    if (match !== undefined && [...match.tags].some((tag) => tag.startsWith("act:") || tag.startsWith("alone:"))) {
      const asking = tokens.slice(at, at + match.length).flatMap(({ typed }) => splitWords(typed.toLowerCase()));
      found.push(...asking.filter((word) => !known.has(word)));
    }
    at += match?.length ?? 1;
  }
  return found;
}

/** Whether a question is in this language rather than in the lecture's, by the words that only one of them asks with. */
function isAskedIn(language: AssistantLanguage, lecture: AssistantLanguage, question: string): boolean {
  const [here, there] = [findAskingWords(question, lecture), findAskingWords(question, language)];
  const [ofBoth, ofThem] = [new Set(there), new Set(here)];
  const ofLecture = here.filter((word) => !ofBoth.has(word)).length;
  const ofOther = there.filter((word) => !ofThem.has(word)).length;
  // A lecture may be asked about with a foreign title or name: "la" alone decides nothing beside its own words.
  return ofOther > (ofLecture === 0 ? 0 : ofLecture + 1);
}

/**
 * The rules to read a question by: those of the lecture's language, or of another that it is clearly asked in. Then what it
 * wants, and which of its words are empty, is read in that one; what is left, names and terms, is searched for with the
 * lecture's stems.
 */
export function readAskedLanguage(question: string, lecture: AssistantLanguage): AssistantLanguage {
  const others = knownLanguages
    .filter((code) => code !== lecture.code)
    .map(getLanguage)
    .filter((language) => isAskedIn(language, lecture, question))
    .toSorted((a, b) => findAskingWords(question, b).length - findAskingWords(question, a).length);
  const [own] = others;
  if (own === undefined) return lecture;
  return {
    ...lecture,
    asking: own.asking,
    ...(own.requests !== undefined && { requests: own.requests }),
    vocabulary: {
      stem: lecture.vocabulary.stem,
      isStopWord: (word) => lecture.vocabulary.isStopWord(word) || own.vocabulary.isStopWord(word),
    },
  };
}
