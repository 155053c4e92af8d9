import { getWords } from "@lectern/assistant/words/words";
import { splitWords } from "@lectern/assistant/words/split-words";
import { ask } from "./ask.ts";
import { crossQuestions, type Meeting } from "./qmsum.ts";

const percent = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10;

/**
 * Measures how often an answer leads to the annotated place, and how often it answers a question whose answer was never
 * said.
 */
export function measureRetrieval(meetings: readonly Meeting[]) {
  let count = 0;
  let answered = 0;
  let foundCount = 0;
  let placedInAnswer = 0;
  let none = 0;
  for (const { questions, ...lecture } of meetings) {
    for (const { query, marked } of questions) {
      const { segments, outcome } = ask(query, { transcript: "", ...lecture });
      const hits = segments.map(({ start, end }) => {
        const middle = ((start ?? 0) + (end ?? 0)) / 2;
        return marked.some(([from, to]) => middle >= from && middle <= to);
      });
      const isAnswer = outcome === "answer";
      count += 1;
      if (isAnswer) answered += 1;
      if (segments.length === 0) none += 1;
      if (hits.some(Boolean)) foundCount += 1;
      if (hits.some(Boolean) && isAnswer) placedInAnswer += 1;
    }
  }
  // A question about the whole ("the general discussion") can be answered from every meeting.
  const { isStopWord, isAskingWord } = getWords("en");
  const crossed = crossQuestions(meetings).filter(({ query }) =>
    splitWords(query).some((word) => !isStopWord(word) && !isAskingWord(word)),
  );
  const outcomes = crossed.map(({ meeting, query }) => ask(query, { transcript: "", ...meeting }).outcome);
  const share = (outcome: string): number =>
    percent(outcomes.filter((other) => other === outcome).length, crossed.length);
  return {
    questions: count,
    placed: percent(foundCount, count),
    placedInAnswer: percent(placedInAnswer, count),
    crossed: share("answer"),
    more: {
      "called an answer %": percent(answered, count),
      "nothing shown %": percent(none, count),
      "another meeting's told not to be here %": share("absent"),
    },
  };
}
