import ky, { isHTTPError, type KyInstance } from "ky";
import type { FunctionDeps } from "../../deps.ts";
import { LEAST_WINDOW } from "../../environment.ts";
import { toCharge } from "./charge.ts";
import { type FailureKind, ModelFailure } from "./model-failure.ts";
import { type Completion, readCompletion } from "./read-completion.ts";
import { type ModelRefusal, readRefusal } from "./read-refusal.ts";
import { createReplyFilter } from "./reply-filter.ts";

export interface Message {
  readonly role: "system" | "user";
  readonly content: string;
}

/** The form of an answer in JSON. A server that knows no `response_format` isn't told, so what comes may differ. */
interface AnswerSchema {
  readonly name: string;
  /** JSON Schema. */
  readonly schema: object;
}

/** A model behind an OpenAI-compatible endpoint. */
export interface Model {
  /** Tokens that it reads and writes at once, without its thoughts. */
  readonly window: number;
  /**
   * What it writes next, without its thoughts. Asks again, after a pause, when it is busy or fails at once, and with more
   * room when it wrote nothing.
   * @param mostTokens of what it may write
   * @param onText called with each piece of the text as it arrives
   * @throws ModelFailure
   */
  complete(
    messages: readonly Message[],
    mostTokens: number,
    onText?: (piece: string) => void,
    schema?: AnswerSchema,
  ): Promise<Completion>;
}

/** A model, and what it has cost. */
export interface ModelClient extends Model {
  /** The tokens to charge for what it wrote so far. Failures cost nothing (TUT-07). */
  readonly usedTokens: number;
  /** Halves the window, after a request was too long. False if it can't be smaller. */
  shrink(): boolean;
}

const OPENAI = "https://api.openai.com/v1";
/** A failure after more time than this is not tried again: a slow server would begin its work from the start. */
const RETRY_WITHIN_MS = 20_000;
/** In seconds: a server that asks for a longer pause is not asked again. */
const LONGEST_PAUSE = 20;
/** In characters for each token of an answer, thoughts among them: a longer text is cut. */
const MOST_CHARACTERS = 16;
/** In tokens: the room for thoughts, up to a quarter of the window. */
export const ROOM_FOR_THOUGHTS = 8_000;

const BUSY = new Set([429, 503]);
const SETUP = new Set([400, 401, 402, 403, 404, 405, 422]);

interface Learned {
  /** The parameters that the server has refused. They are left out from then on. */
  readonly refused: Set<string>;
  /** The window, in tokens, that the server accepted last. */
  window: number;
}

/** The parameters and the window that each environment's server has turned out to accept, while this process lasts. */
const learned = new WeakMap<object, Learned>();

const getResponse = (error: unknown): Response | undefined => (error as { response?: Response }).response;

const asksForLongPause = (error: unknown): boolean =>
  Number(getResponse(error)?.headers.get("retry-after") ?? 0) > LONGEST_PAUSE;

const findRefusal = (error: unknown, parameterNames: readonly string[]): ModelRefusal | undefined =>
  isHTTPError(error) ? readRefusal(error.response.status, error.data, parameterNames) : undefined;

interface Ends {
  readonly deadline: AbortSignal;
  readonly signal: AbortSignal | undefined;
}

const kinds: Partial<Record<ModelRefusal["reason"], FailureKind>> = {
  "out of credit": "credit",
  "context too long": "long",
};

function toFailure(error: unknown, { deadline, signal }: Ends): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const options = { cause: error };
  if (signal?.aborted === true) return new ModelFailure("left", "aborted", options);
  if (deadline.aborted) return new ModelFailure("slow", "timeout", options);
  if (!(error instanceof Error)) return new ModelFailure("failed", "unknown", options);
  const response = getResponse(error);
  if (response === undefined) return new ModelFailure("failed", error.name, options);
  const { status } = response;
  const refusal = findRefusal(error, []);
  const byStatus = SETUP.has(status) ? "setup" : BUSY.has(status) ? "busy" : "failed";
  const kind = (refusal && kinds[refusal.reason]) ?? byStatus;
  return new ModelFailure(kind, [String(status), refusal?.reason].filter(Boolean).join(" "), options);
}

interface Chat {
  readonly client: KyInstance;
  readonly url: string;
  readonly modelName: string;
  readonly learned: Learned;
  readonly log: FunctionDeps["log"];
}

interface ChatRequest {
  readonly messages: readonly Message[];
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Whether it is too late to try again. */
  readonly isLate: () => boolean;
}

/** Posts a request. A parameter that the server refuses is left out, from then on. */
async function post(chat: Chat, request: ChatRequest): Promise<Response> {
  const { client, url, modelName, learned: memory, log } = chat;
  const { messages, parameters, isLate } = request;
  const parameterNames = Object.keys(parameters).filter(
    (name) => parameters[name] !== undefined && !memory.refused.has(name),
  );
  const accepted = Object.fromEntries(parameterNames.map((name) => [name, parameters[name]]));
  try {
    return await client.post(url, {
      json: { model: modelName, messages, stream: true, ...accepted },
      retry: {
        limit: 3,
        methods: ["post"],
        statusCodes: [408, 429, 500, 502, 503, 504],
        backoffLimit: 8_000,
        jitter: true,
        shouldRetry: ({ error }) =>
          isLate() || asksForLongPause(error) || findRefusal(error, [])?.reason === "out of credit" ? false : undefined,
      },
    });
  } catch (error) {
    const parameter = findRefusal(error, parameterNames)?.parameter;
    if (parameter === undefined) throw error;
    log({ function: "model", status: getResponse(error)?.status ?? 0, error: `left out the parameter ${parameter}` });
    memory.refused.add(parameter);
    return post(chat, request);
  }
}

interface Limits {
  /** Ends the work when the caller has gone. */
  readonly signal?: AbortSignal | undefined;
  /** In milliseconds, for all requests to the model together. */
  readonly timeout: number;
}

/** The model of the environment; undefined without OPENAI_API_KEY and OPENAI_BASE_URL. */
export function createModel(
  { environment, fetch, log }: Pick<FunctionDeps, "environment" | "fetch" | "log">,
  { signal, timeout }: Limits,
): ModelClient | undefined {
  const { modelKey, modelBaseUrl = OPENAI, modelName, modelEffort, hasModel } = environment;
  if (!hasModel) return undefined;
  const deadline = AbortSignal.timeout(timeout);
  const ending = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
  // Node's fetch forgets the signal once its request is collected as garbage.
  const whenEnded = new Promise<never>((_, reject) =>
    ending.addEventListener("abort", () => reject(ending.reason), { once: true }),
  );
  whenEnded.catch(() => undefined);
  const client = ky.create({
    fetch: (input, init) => fetch(input, init),
    headers: modelKey === undefined ? {} : { authorization: `Bearer ${modelKey}` },
    signal: ending,
    timeout: false,
  });
  // OpenAI's own newer models refuse the older name, other servers know only that one.
  const limitName = modelBaseUrl === OPENAI ? "max_completion_tokens" : "max_tokens";
  const memory: Learned = learned.get(environment) ?? { refused: new Set(), window: environment.modelWindow };
  learned.set(environment, memory);
  let { window } = memory;
  const getRoom = () => Math.min(ROOM_FOR_THOUGHTS, Math.floor(window / 4));
  let usedTokens = 0;

  const chat: Chat = { client, url: `${modelBaseUrl}/chat/completions`, modelName, learned: memory, log };

  const complete: Model["complete"] = async (messages, mostTokens, onText = () => undefined, schema) => {
    const started = performance.now();
    const isLate = () => performance.now() - started > RETRY_WITHIN_MS;
    const request = messages.map(({ content }) => content).join("\n");
    /** Undefined if it wrote nothing. */
    const write = async (room: number): Promise<Completion | undefined> => {
      let visibleText = "";
      const show = (piece: string) => {
        visibleText += piece;
        if (piece !== "") onText(piece);
      };
      const filter = createReplyFilter();
      try {
        const parameters = {
          [limitName]: mostTokens + room,
          stream_options: { include_usage: true },
          reasoning_effort: modelEffort,
          response_format: schema && { type: "json_schema", json_schema: schema },
        };
        const reply = post(chat, { messages, parameters, isLate });
        const response = await Promise.race([reply, whenEnded]);
        // Node's fetch may have lost the signal, so the body is ended by it too.
        const body = response.body?.pipeThrough(new TransformStream(), { signal: ending });
        const { text, isCut, usage } = await readCompletion(body, (mostTokens + room) * MOST_CHARACTERS, (piece) =>
          show(filter.read(piece)),
        );
        show(filter.end(isCut));
        if (visibleText.trim() === "") return undefined;
        usedTokens += toCharge(usage, request, text);
        memory.window = window;
        return { text: visibleText, isCut, usage };
      } catch (error) {
        const failure = toFailure(error, { deadline, signal });
        // The model has done its work for a student who left.
        if (failure.kind === "left") usedTokens += toCharge(undefined, request, visibleText);
        if (failure.kind === "failed" && visibleText !== "")
          throw new ModelFailure("broken", failure.code, { cause: error });
        throw failure;
      }
    };
    const room = modelEffort === undefined ? 0 : getRoom();
    const completion = (await write(room)) ?? (await write(room + getRoom()));
    if (completion === undefined) throw new ModelFailure("empty", "empty");
    return completion;
  };

  return {
    get window() {
      return window - (modelEffort === undefined ? 0 : getRoom());
    },
    get usedTokens() {
      return usedTokens;
    },
    shrink: () => {
      if (window / 2 < LEAST_WINDOW) return false;
      window = Math.floor(window / 2);
      return true;
    },
    complete,
  };
}
