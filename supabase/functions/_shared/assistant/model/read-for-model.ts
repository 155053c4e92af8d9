import { createSearch } from "@lectern/assistant/search/search.ts";
import { toSentences } from "@lectern/assistant/search/sentences.ts";
import type { Turn } from "@lectern/assistant/writer/answers/read-conversation.ts";
import { findLastRequest, toQuestion } from "@lectern/assistant/writer/answers/read-conversation.ts";
import { readRequest } from "@lectern/assistant/writer/answers/read-request.ts";
import { getWords } from "@lectern/assistant/words/words.ts";
import type { Lecture } from "@lectern/transcript/source.ts";

/** A request as the offline assistant reads it, for a model. */
interface ReadForModel {
  /** What the passages that a model gets are about. */
  readonly about: readonly string[];
  /** Remarks on the request that the model gets in addition to its words: "exactly 3 points"; may be empty. */
  readonly remarks: readonly string[];
}

/** Reads a request: of a whole lecture its words alone, else its corrected words and the last subject. */
export function readForModel(question: string, lecture: Lecture, history: readonly Turn[]): ReadForModel {
  const words = getWords(lecture.language);
  const search = createSearch(toSentences(lecture, words), words);
  const request = readRequest(question, search);
  const last = findLastRequest(history, search);
  const { subject, related = [] } = toQuestion(request, last);
  const { wish, count, corrections } = request;
  const carried = [...subject, ...related].map(({ word }) => word).join(" ");
  return {
    about: wish === undefined && carried !== "" ? [request.text, carried] : [question],
    remarks: [
      wish === undefined || count === undefined ? "" : `Form of the answer: exactly ${count} points.`,
      corrections.length === 0 ? "" : `Misspelt words mean: ${corrections.map((word) => `"${word}"`).join(", ")}.`,
    ].filter(Boolean),
  };
}
