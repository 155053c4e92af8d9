import { answerUnit } from "@lectern/assistant/writer/unit/answer-unit.ts";
import { answerWholeUnit } from "@lectern/assistant/writer/unit/answer-whole-unit.ts";
import { readUnitQuestion, type UnitQuestion } from "@lectern/assistant/writer/unit/read-unit-question.ts";
import type { UnitAnswer, UnitLecture } from "@lectern/assistant/writer/unit/unit.ts";
import type { Turn } from "@lectern/assistant/writer/answers/answer-question.ts";
import { checkTurn, createBoundary, toModelRefusal } from "../assist.ts";
import { costOfAnswer } from "../assistant/model/cost.ts";
import { createWriter } from "../assistant/writer.ts";
import type { OnText } from "../assistant/writing.ts";
import type { Caller } from "../caller.ts";
import type { FunctionDeps } from "../deps.ts";
import { chargeTurn } from "../model-budget.ts";
import { combineLectures, toDerivedMaterial, toFoundMaterial } from "./combine-lectures.ts";
import type { createUnitReader } from "./unit-reader.ts";

interface UnitRequest {
  readonly query: string;
  readonly history: readonly Turn[];
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

interface Answered {
  readonly answer: UnitAnswer;
  /** Why no model wrote the answer. */
  readonly fallback?: { readonly fallback: "budget" };
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
  { query, history, lectures, folderId, turn }: UnitRequest,
  { caller, deps, reader, signal, onText }: UnitDeps,
): Promise<Answered> {
  const question = readUnitQuestion(query, { lectures, history, today: new Date().toISOString() });
  const { offline, materials } = await read(question, folderId, reader);
  const { hasModel, modelWindow, modelTimeout } = deps.environment;
  const { lecture, legend, toLine } = combineLectures(materials, question.language);
  const isForModel = hasModel && lecture.transcript !== "";
  const boundary = await createBoundary(lecture.transcript, deps.environment);
  const beside = { summary: legend, history, boundary, toLine };
  const tokens = isForModel ? costOfAnswer(query, lecture, beside, modelWindow) : 0;
  const charged = checkTurn(await chargeTurn(deps, caller, { turn, tokens }));
  if (charged.outcome !== "granted") {
    onText?.(offline.message);
    return { answer: offline, ...(charged.outcome === "budget-used-up" && { fallback: { fallback: "budget" } }) };
  }
  const writer = createWriter(deps, { signal, timeout: modelTimeout });
  const answer = await writer.answer(query, lecture, beside, onText).catch((error: unknown) => {
    throw toModelRefusal(error);
  });
  return { answer };
}
