import ky, { isHTTPError } from "ky";
import type { FunctionDeps } from "../../deps.ts";
import { ModelFailure } from "./model-failure.ts";
import { type Completion, readCompletion } from "./read-completion.ts";
import { type ModelRefusal, readRefusal } from "./read-refusal.ts";

export interface Message {
  readonly role: "system" | "user";
  readonly content: string;
}

/** A model behind an OpenAI-compatible endpoint. */
export interface Model {
  /** Tokens that it reads and writes at once. */
  readonly window: number;
  /**
   * What it writes next. Asks again, after a pause, when it is busy or fails at once.
   * @param mostTokens of what it may write
   * @param onText called with each piece of the text as it arrives
   * @throws ModelFailure
   */
  complete(messages: readonly Message[], mostTokens: number, onText?: (piece: string) => void): Promise<Completion>;
}

const OPENAI = "https://api.openai.com/v1";
/** A failure after more time than this is not tried again: a slow server would begin its work from the start. */
const RETRY_WITHIN_MS = 20_000;
/** Nor is a server that asks for a longer pause, in seconds. */
const LONGEST_PAUSE = 20;
/** The longest text that is read, in characters a token; thoughts count. The rest is cut. */
const MOST_CHARACTERS = 16;

const BUSY = new Set([429, 503]);
const SETUP = new Set([400, 401, 402, 403, 404, 405, 422]);

/** The parameters that each project's server has refused. They are left out from then on. */
const refusedParameters = new WeakMap<object, Set<string>>();

const getResponse = (error: unknown): Response | undefined => (error as { response?: Response }).response;

const asksForLongPause = (error: unknown): boolean =>
  Number(getResponse(error)?.headers.get("retry-after") ?? 0) > LONGEST_PAUSE;

const findRefusal = (error: unknown, sent: readonly string[]): ModelRefusal | undefined =>
  isHTTPError(error) ? readRefusal(error.response.status, error.data, sent) : undefined;

interface Ends {
  readonly deadline: AbortSignal;
  readonly signal: AbortSignal | undefined;
}

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
  const isSetup = SETUP.has(status) || refusal?.reason === "out of credit";
  const kind = isSetup ? "setup" : BUSY.has(status) ? "busy" : "failed";
  return new ModelFailure(kind, [String(status), refusal?.reason].filter(Boolean).join(" "), options);
}

interface Limits {
  /** Ends the work when the caller has gone. */
  readonly signal?: AbortSignal | undefined;
  /** For all that is asked of it, in milliseconds. */
  readonly timeout: number;
}

/** The model of the environment; undefined without OPENAI_API_KEY and OPENAI_BASE_URL. */
export function createModel(
  { environment, fetch, log }: Pick<FunctionDeps, "environment" | "fetch" | "log">,
  { signal, timeout }: Limits,
): Model | undefined {
  const { modelKey, modelBaseUrl = OPENAI, modelName, modelWindow, hasModel } = environment;
  if (!hasModel) return undefined;
  const deadline = AbortSignal.timeout(timeout);
  const ending = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
  const client = ky.create({
    fetch: (input, init) => fetch(input, init),
    headers: modelKey === undefined ? {} : { authorization: `Bearer ${modelKey}` },
    signal: ending,
    timeout: false,
  });
  // OpenAI's own newer models refuse the older name, other servers know only that one.
  const limitName = modelBaseUrl === OPENAI ? "max_completion_tokens" : "max_tokens";
  const refused = refusedParameters.get(environment) ?? new Set<string>();
  refusedParameters.set(environment, refused);

  const ask = async (
    messages: readonly Message[],
    parameters: Readonly<Record<string, unknown>>,
    isLate: () => boolean,
  ): Promise<Response> => {
    const sent = Object.keys(parameters).filter((name) => !refused.has(name));
    const accepted = Object.fromEntries(sent.map((name) => [name, parameters[name]]));
    try {
      return await client.post(`${modelBaseUrl}/chat/completions`, {
        json: { model: modelName, messages, stream: true, ...accepted },
        retry: {
          limit: 3,
          methods: ["post"],
          statusCodes: [408, 429, 500, 502, 503, 504],
          backoffLimit: 8_000,
          jitter: true,
          shouldRetry: ({ error }) =>
            isLate() || asksForLongPause(error) || findRefusal(error, [])?.reason === "out of credit"
              ? false
              : undefined,
        },
      });
    } catch (error) {
      const parameter = findRefusal(error, sent)?.parameter;
      if (parameter === undefined) throw error;
      log({ function: "model", status: getResponse(error)?.status ?? 0, error: `left out the parameter ${parameter}` });
      refused.add(parameter);
      return ask(messages, parameters, isLate);
    }
  };

  return {
    window: modelWindow,
    complete: async (messages, mostTokens, onText = () => undefined) => {
      const started = performance.now();
      const isLate = () => performance.now() - started > RETRY_WITHIN_MS;
      try {
        const response = await ask(messages, { [limitName]: mostTokens }, isLate);
        // Node's fetch forgets the signal once its request is collected as garbage: half of the answers that never end went on.
        const body = response.body?.pipeThrough(new TransformStream(), { signal: ending });
        return await readCompletion(body, mostTokens * MOST_CHARACTERS, onText);
      } catch (error) {
        throw toFailure(error, { deadline, signal });
      }
    },
  };
}
