import type { FunctionDeps } from "../deps.ts";
import { answerQuestion } from "../domain/assistant/answer-question.ts";
import { modelOf } from "./model/model.ts";
import { modelWriter } from "./model/model-writer.ts";
import type { Writer } from "./writing.ts";
import { writeSummary } from "../domain/assistant/write-summary.ts";

/** In the recording's own sentences. */
export const offlineWriter: Writer = {
  notes: (style, lecture) => Promise.resolve(writeSummary({ style, ...lecture })),
  answer: (question, lecture, { history }) => Promise.resolve(answerQuestion(question, lecture, history)),
};

/** @param signal ends the work of a model, whatever it is at */
export function writerOf(deps: Pick<FunctionDeps, "environment" | "fetch">, signal: AbortSignal): Writer {
  const model = modelOf(deps, signal);
  return model === undefined ? offlineWriter : modelWriter(model);
}
