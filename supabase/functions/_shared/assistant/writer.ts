import type { FunctionDeps } from "../deps.ts";
import { outlineLecture } from "@lectern/assistant/writer/outline/outline-lecture.ts";
import { answerQuestion } from "@lectern/assistant/writer/answers/answer-question.ts";
import { writeSummary } from "@lectern/assistant/writer/summary/write-summary.ts";
import { createModel } from "./model/model.ts";
import { modelWriter } from "./model/model-writer.ts";
import { Refusal } from "../refusal.ts";
import { isReadable, toReadablePart } from "./readable-part.ts";
import { CUT, TOO_LONG, type Writer } from "./writing.ts";

/**
 * In the recording's own sentences. Of a recording that is too long to be read at once, notes are of its beginning, and a
 * question is refused.
 */
export const offlineWriter: Writer = {
  notes: (style, lecture) => {
    const part = toReadablePart(lecture);
    const written = writeSummary(part, style);
    return Promise.resolve(part === lecture ? written : `${written}\n\n${CUT}`);
  },
  answer: (question, lecture, { summary, history }, onText) => {
    if (!isReadable(lecture.transcript)) throw new Refusal(422, TOO_LONG);
    const answered = answerQuestion(question, { lecture, summary, outline: () => outlineLecture(lecture) }, history);
    onText?.(answered.message);
    return Promise.resolve(answered);
  },
};

/** @param limits end the work of a model, whatever it is at */
export function createWriter(
  deps: Pick<FunctionDeps, "environment" | "fetch" | "log">,
  limits: Parameters<typeof createModel>[1],
): Writer {
  const model = createModel(deps, limits);
  return model === undefined ? offlineWriter : modelWriter(model);
}
