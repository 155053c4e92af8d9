import { outlineLecture } from "@lectern/assistant/writer/outline/outline-lecture.ts";
import { answerQuestion } from "@lectern/assistant/writer/answers/answer-question.ts";
import { writeSummary } from "@lectern/assistant/writer/summary/write-summary.ts";
import type { Outline } from "@lectern/domain/outline.ts";
import { Refusal } from "../refusal.ts";
import { isReadable, toReadablePart } from "./readable-part.ts";
import { CUT, type OnText, TOO_LONG, type Writer } from "./writing.ts";

/** Passes an answer on whole, below what was shown of one that broke off. */
export function goOnOffline<Answer extends { readonly message: string }>(
  answer: Answer,
  begun: string | undefined,
  onText: OnText | undefined,
): Answer {
  const text = begun === undefined ? answer.message : `\n\n${answer.message}`;
  onText?.(text);
  return { ...answer, message: `${begun ?? ""}${text}` };
}

/**
 * Writes in the recording's own sentences. Of a recording that is too long to be read at once, notes are of its beginning,
 * and a question is refused.
 *
 * @param stored the recording's outline; without it, one is derived where a request needs it
 */
export const createOfflineWriter = (stored?: Outline): Writer => ({
  notes: (style, lecture) => {
    const part = toReadablePart(lecture);
    const notes = writeSummary(part, style);
    return Promise.resolve(part === lecture ? notes : `${notes}\n\n${CUT}`);
  },
  answer: (question, lecture, { summary, history, begun }, onText) => {
    if (!isReadable(lecture.transcript)) throw new Refusal(422, TOO_LONG);
    const outline = () => stored ?? outlineLecture(lecture);
    const answered = answerQuestion(question, { lecture, summary, outline }, history);
    return Promise.resolve(goOnOffline(answered, begun, onText));
  },
});
