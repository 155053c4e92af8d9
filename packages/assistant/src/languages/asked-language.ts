import { knownLanguages } from "./known-languages.ts";
import { splitWords } from "../lecture/words.ts";
import { type AssistantLanguage, getLanguage } from "./language.ts";

/** The words of a question that are there to ask with, and not what is asked about. */
function findAskingWords(words: readonly string[], { asking, vocabulary }: AssistantLanguage): string[] {
  const own = new Set(`${asking.grammar} ${asking.about}`.split(" "));
  return words.filter((word) => own.has(word) || vocabulary.isStopWord(word));
}

/** "Quiz me" and "thanks" may have no word that a language asks with. */
const isWish = (question: string, { intents }: AssistantLanguage): boolean =>
  intents !== undefined && (intents.quiz.test(question) || intents.thanks.test(question));

/** Whether a question is in this language rather than in the lecture's, by the words that only one of them asks with. */
function isAskedIn(language: AssistantLanguage, lecture: AssistantLanguage, question: string): boolean {
  const words = splitWords(question).map((word) => word.toLowerCase());
  const [here, there] = [findAskingWords(words, lecture), findAskingWords(words, language)];
  const ofLecture = here.filter((word) => !there.includes(word)).length;
  const ofOther = there.filter((word) => !here.includes(word)).length;
  if (isWish(question, language) && !isWish(question, lecture)) return true;
  // A lecture may be asked about with a foreign title or name: "la" alone decides nothing beside its own words.
  return ofOther > (ofLecture === 0 ? 0 : ofLecture + 1);
}

/**
 * The rules to read a question by: those of the lecture's language, or of another that it is clearly asked in. Then what it
 * wants, and which of its words are empty, is read in that one; what is left, names and terms, is searched for with the
 * lecture's stems.
 */
export function readAskedLanguage(question: string, lecture: AssistantLanguage): AssistantLanguage {
  const words = splitWords(question).map((word) => word.toLowerCase());
  const others = knownLanguages
    .filter((code) => code !== lecture.code)
    .map(getLanguage)
    .filter((language) => isAskedIn(language, lecture, question))
    .toSorted((a, b) => findAskingWords(words, b).length - findAskingWords(words, a).length);
  const [own] = others;
  if (own === undefined) return lecture;
  return {
    ...lecture,
    asking: own.asking,
    ...(own.intents !== undefined && { intents: own.intents }),
    vocabulary: {
      stem: lecture.vocabulary.stem,
      isStopWord: (word) => lecture.vocabulary.isStopWord(word) || own.vocabulary.isStopWord(word),
    },
  };
}
