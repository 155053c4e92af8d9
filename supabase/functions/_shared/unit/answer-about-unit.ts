import { assistantEvents } from "@lectern/domain/contracts/assistant-events.ts";
import { answerUnit } from "@lectern/assistant/writer/unit/answer-unit.ts";
import { answerWholeUnit } from "@lectern/assistant/writer/unit/answer-whole-unit.ts";
import { readUnitQuestion, type UnitQuestion } from "@lectern/assistant/writer/unit/read-unit-question.ts";
import type { UnitAnswer, UnitLecture } from "@lectern/assistant/writer/unit/unit.ts";
import type { Turn } from "@lectern/assistant/writer/answers/read-conversation.ts";
import { costOfCheck, createBoundary, readAgain } from "../assist.ts";
import { estimateCost, fitQuestion } from "../assistant/model/cost.ts";
import { writeCited } from "../assistant/model/write-answer.ts";
import { goOnOffline } from "../assistant/writer.ts";
import type { WrittenAnswer } from "../assistant/writing.ts";
import type { Caller } from "../caller.ts";
import type { FunctionDeps } from "../deps.ts";
import type { Exchange } from "../event-stream.ts";
import { runWithModel, type Written } from "../run-with-model.ts";
import { toUnitMaterial } from "./unit-material.ts";
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
  readonly exchange: Exchange;
}

/** The answer in the lectures' own sentences. */
async function answerOffline(question: UnitQuestion, folderId: string | undefined, reader: UnitDeps["reader"]) {
  // The lectures are selected by the folder again, so that a lecture moved out of it meanwhile is not read.
  const scope = { folderId, ids: question.lectures.map(({ id }) => id) };
  if (question.lectures.length > 0 && question.words.length > 0) {
    const answer = answerUnit(question, await reader.find(scope, question.words));
    if (answer !== undefined) return answer;
  }
  return answerWholeUnit(question, question.lectures.length === 0 ? [] : await reader.readDerived(scope));
}

/** The readings of all lectures of the scope, and passages of those that the question is about. */
async function readMaterial(
  question: UnitQuestion,
  { folderId, lectures }: Pick<UnitRequest, "folderId" | "lectures">,
  reader: UnitDeps["reader"],
) {
  const derived = await reader.readDerived({ folderId, ids: lectures.map(({ id }) => id) });
  const scope = { folderId, ids: question.lectures.map(({ id }) => id) };
  const isSearched = question.lectures.length > 0 && question.words.length > 0;
  return toUnitMaterial(question, derived, isSearched ? (await reader.find(scope, question.words)).found : []);
}

/**
 * Answers a question about a unit: with a model if one is configured and within budget, otherwise in the lectures' own
 * sentences.
 */
export async function answerAboutUnit(
  { query, history, begun, lectures, folderId, turn }: UnitRequest,
  { caller, deps, reader, exchange }: UnitDeps,
): Promise<Written<UnitAnswer & Partial<WrittenAnswer>>> {
  const { signal, send } = exchange;
  const onText = send && ((text: string) => send(assistantEvents.text, { text }));
  const today = new Date().toISOString();
  const question = readUnitQuestion(query, { lectures, history, today });
  const { hasModel, modelWindow } = deps.environment;
  const material = hasModel ? await readMaterial(question, { folderId, lectures }, reader) : undefined;
  const boundary = await createBoundary(`unit ${lectures.map(({ id }) => id).join(" ")}`, deps.environment);
  const context = { summary: "", history, boundary, begun };
  const isEmpty = material === undefined || material.lines.every(({ text }) => text === "");
  const transcript = isEmpty ? "" : material.write(modelWindow);
  const tokens = isEmpty
    ? 0
    : estimateCost({ transcript }, fitQuestion(query + (begun ?? ""), context, modelWindow).beside, {
        output: "answer",
        window: modelWindow,
      }) + costOfCheck(deps.environment);
  return runWithModel(
    deps,
    caller,
    { turn, tokens, signal },
    {
      model: async (model) => {
        const dated = `${query}\nToday is ${today.slice(0, 10)}.`;
        const answer = await writeCited(model, { question: dated, material: material!, context }, onText);
        return readAgain(answer, deps, exchange);
      },
      offline: async () => goOnOffline(await answerOffline(question, folderId, reader), begun, onText),
    },
  );
}
