import type { AssistantResponse } from "@lectern/domain/contracts/assistant.ts";
import { createModel, type ModelClient, ROOM_FOR_THOUGHTS } from "./assistant/model/model.ts";
import { type FailureKind, ModelFailure } from "./assistant/model/model-failure.ts";
import type { Caller } from "./caller.ts";
import type { FunctionDeps } from "./deps.ts";
import { toErrorName } from "./endpoint.ts";
import { reserveForRecording, reserveForTurn } from "./model-budget.ts";
import { Refusal } from "./refusal.ts";

/** The sentence for each kind of model failure: what the student can do about it. */
const failures: Readonly<Record<FailureKind, readonly [status: number, sentence: string]>> = {
  busy: [503, "AI is busy right now. Please try again in a moment."],
  slow: [503, "AI didn't answer in time. Please try again, or ask something shorter."],
  setup: [502, "AI isn't set up correctly. Trying again won't help until that's fixed."],
  credit: [502, "AI isn't set up correctly. Trying again won't help until that's fixed."],
  long: [502, "AI isn't set up correctly. Trying again won't help until that's fixed."],
  refused: [502, "AI declined to answer that. Please rephrase your question."],
  empty: [502, "AI wrote nothing. Please try again, or rephrase your question."],
  broken: [502, "The answer was cut off."],
  left: [499, "The request was ended before its answer."],
  failed: [502, "AI couldn't answer right now. Please try again."],
};

/** Maps a model's failure to a refusal. Other errors stay as they are. */
function toRefusal(error: unknown): unknown {
  if (!(error instanceof ModelFailure)) return error;
  const cause = new Error(toErrorName(error));
  cause.name = toErrorName(error);
  const [status, sentence] = failures[error.kind];
  return new Refusal(status, sentence, {}, { cause });
}

interface Writers<Result> {
  /** May be called again, with less room for material. All that it has this model write is charged. */
  readonly model: (model: ModelClient) => Promise<Result>;
  /** Costs nothing. */
  readonly offline: () => Promise<Result>;
}

export interface Written<Result> {
  readonly result: Result;
  /** Why no model wrote it, where one is configured for this person. */
  readonly fallback?: AssistantResponse["fallback"];
}

interface Run {
  readonly signal?: AbortSignal | undefined;
  readonly timeout: number;
  /** Called with the tokens that were used, when the model has ended. */
  readonly settle: (usedTokens: number) => Promise<unknown>;
}

const isKind = (error: unknown, kind: FailureKind) => error instanceof ModelFailure && error.kind === kind;

/** Runs a model whose cost is reserved. Out of credit, the offline writer writes, and the operator's log says so. */
async function runModel<Result>(
  deps: FunctionDeps,
  { signal, timeout, settle }: Run,
  writers: Writers<Result>,
): Promise<Written<Result>> {
  const model = createModel(deps, { signal, timeout });
  if (model === undefined) return { result: await writers.offline() };
  const write = async (): Promise<Result> => {
    try {
      return await writers.model(model);
    } catch (error) {
      if (isKind(error, "long") && model.shrink()) return write();
      throw error;
    }
  };
  try {
    return { result: await write() };
  } catch (error) {
    if (!isKind(error, "credit")) throw error;
    deps.log({ function: "model", status: 402, error: toErrorName(error) });
    return { result: await writers.offline(), fallback: "unavailable" };
  } finally {
    deps.defer(
      settle(model.usedTokens).catch((error: unknown) =>
        deps.log({ function: "model", status: 500, error: toErrorName(error) }),
      ),
    );
  }
}

/**
 * Has a model write within the limits of the person and of all together, and settles what it has used (TUT-07, SRV-09).
 * Where no model may be used, the offline writer writes.
 *
 * @param turn.tokens the highest cost, which is reserved; 0 if the offline writer writes
 * @throws Refusal if the model fails
 */
export async function runWithModel<Result>(
  deps: FunctionDeps,
  caller: Caller,
  { turn, tokens, signal }: { readonly turn: number; readonly tokens: number; readonly signal: AbortSignal },
  writers: Writers<Result>,
): Promise<Written<Result>> {
  const { hasModel, modelEffort, modelTimeout } = deps.environment;
  if (!hasModel || tokens === 0) return { result: await writers.offline() };
  const thoughts = modelEffort === undefined ? 0 : ROOM_FOR_THOUGHTS;
  const reserved = await reserveForTurn(deps, caller, { turn, tokens: tokens + thoughts });
  if ("fallback" in reserved) return { result: await writers.offline(), ...reserved };
  try {
    return await runModel(deps, { signal, timeout: modelTimeout, settle: reserved.settle }, writers);
  } catch (error) {
    throw toRefusal(error);
  }
}

/**
 * Like `runWithModel`, for a recording's summary, which no caller waits for.
 *
 * @param run.tokens the highest cost, which is reserved
 * @throws ModelFailure
 */
export async function runSummaryWithModel<Result>(
  deps: FunctionDeps,
  { recordingId, tokens, timeout }: { readonly recordingId: string; readonly tokens: number; readonly timeout: number },
  writers: Writers<Result>,
): Promise<Written<Result>> {
  const reserved = await reserveForRecording(deps, recordingId, tokens);
  if ("fallback" in reserved) return { result: await writers.offline(), ...reserved };
  return runModel(deps, { timeout, settle: reserved.settle }, writers);
}
