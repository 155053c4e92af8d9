import type { FunctionDeps } from "../deps.ts";
import { answerQuestion } from "../domain/assistant/answer-question.ts";
import { writeSummary } from "../domain/assistant/write-summary.ts";
import { modelOf } from "./model/model.ts";
import { modelWriter } from "./model/model-writer.ts";
import type { Writer } from "./writing.ts";

/** In the recording's own sentences. */
export const offlineWriter: Writer = {
  notes: (style, lecture) => Promise.resolve(writeSummary({ style, ...lecture })),
  answer: (question, lecture, { history }, onClaim) => {
    const answered = answerQuestion(question, lecture, history);
    for (const claim of answered.claims) onClaim?.(claim);
    return Promise.resolve(answered);
  },
};

/** @param limits end the work of a model, whatever it is at */
export function writerOf(
  deps: Pick<FunctionDeps, "environment" | "fetch">,
  limits: Parameters<typeof modelOf>[1],
): Writer {
  const model = modelOf(deps, limits);
  return model === undefined ? offlineWriter : modelWriter(model);
}
