import { answerUnit } from "@lectern/assistant/writer/unit/answer-unit.ts";
import { answerWholeUnit } from "@lectern/assistant/writer/unit/answer-whole-unit.ts";
import { readUnitQuestion, type UnitQuestion } from "@lectern/assistant/writer/unit/read-unit-question.ts";
import type { UnitAnswer, UnitLecture } from "@lectern/assistant/writer/unit/unit.ts";
import type { Turn } from "@lectern/assistant/writer/answers/answer-question.ts";
import { createBoundary } from "../assist.ts";
import { costOfAnswer } from "../assistant/model/cost.ts";
import { modelWriter } from "../assistant/model/model-writer.ts";
import { goOnOffline } from "../assistant/writer.ts";
import type { OnText, WrittenAnswer } from "../assistant/writing.ts";
import type { Caller } from "../caller.ts";
import type { FunctionDeps } from "../deps.ts";
import { runWithModel, type Written } from "../run-with-model.ts";
import { combineLectures, toDerivedMaterial, toFoundMaterial } from "./combine-lectures.ts";
import type { createUnitReader } from "./unit-reader.ts";

interface UnitRequest {
  readonly query: string;
  readonly history: readonly Turn[];
  /** What was shown of an answer that goes on. */
  readonly begun: string | undefined;
  /** The lectures of the scope, oldest first. */
  readonly lectures: readonly UnitLecture[];
  readonly folderId: string | undefined;
  readonly turn: number;
}

interface UnitDeps {
  readonly caller: Caller;
  readonly deps: FunctionDeps;
  readonly reader: ReturnType<typeof createUnitReader>;
  readonly signal: AbortSignal;
  /** Undefined where the caller accepts only JSON. */
  readonly onText: OnText | undefined;
}

/** Prepares an answer: the answer without a model, and the material from which a model would answer. */
async function read(question: UnitQuestion, folderId: string | undefined, reader: UnitDeps["reader"]) {
  // The lectures are selected by the folder again, so that a lecture moved out of it meanwhile is not read.
  const scope = { folderId, ids: question.lectures.map(({ id }) => id) };
  if (question.lectures.length > 0 && question.words.length > 0) {
    const found = await reader.find(scope, question.words);
    const offline = answerUnit(question, found);
    if (offline !== undefined) return { offline, materials: toFoundMaterial(found.found, question.lectures) };
  }
  const derived = question.lectures.length === 0 ? [] : await reader.readDerived(scope);
  return { offline: answerWholeUnit(question, derived), materials: toDerivedMaterial(derived) };
}

/**
 * Answers a question about a unit: with a model if one is configured and within budget, otherwise in the lectures' own
 * sentences.
 */
export async function answerAboutUnit(
  { query, history, begun, lectures, folderId, turn }: UnitRequest,
  { caller, deps, reader, signal, onText }: UnitDeps,
): Promise<Written<UnitAnswer & Pick<WrittenAnswer, "isCut">>> {
  const question = readUnitQuestion(query, { lectures, history, today: new Date().toISOString() });
  const { offline, materials } = await read(question, folderId, reader);
  const { lecture, legend, toLine } = combineLectures(materials, question.language);
  const boundary = await createBoundary(lecture.transcript, deps.environment);
  const beside = { summary: legend, history, boundary, begun, toLine };
  const tokens =
    lecture.transcript === "" ? 0 : costOfAnswer(query + (begun ?? ""), lecture, beside, deps.environment.modelWindow);
  return runWithModel(
    deps,
    caller,
    { turn, tokens, signal },
    {
      model: (model) => modelWriter(model).answer(query, lecture, beside, onText),
      offline: () => Promise.resolve(goOnOffline(offline, begun, onText)),
    },
  );
}
