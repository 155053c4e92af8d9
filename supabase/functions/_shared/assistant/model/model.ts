import ky from "ky";
import * as v from "valibot";
import type { FunctionDeps } from "../../deps.ts";

export interface Message {
  readonly role: "system" | "user";
  readonly content: string;
}

/** A model behind an OpenAI-compatible endpoint. */
export interface Model {
  /**
   * What it writes next. Asks again, after a pause, when it is busy or fails.
   * @param mostTokens of what it may write
   * @throws ModelFailure
   */
  complete(messages: readonly Message[], mostTokens: number): Promise<string>;
}

/** The model refused, failed or was silent. `reason` is for the log: nothing that a person wrote is in it. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
  /** HTTP status, or a word for what happened instead of an answer. */
  readonly code: string;
  constructor(code: string, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

const completion = v.object({
  choices: v.pipe(
    v.array(v.object({ message: v.object({ content: v.pipe(v.string(), v.trim(), v.minLength(1)) }) })),
    v.minLength(1),
  ),
});

const OPENAI = "https://api.openai.com/v1";
const ONE_TRY_MS = 60_000;

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "unknown";
  const { response } = error as { response?: Response };
  return response === undefined ? error.name : String(response.status);
};

/** The model of the environment; undefined without OPENAI_API_KEY. */
export function modelOf(
  { environment, fetch }: Pick<FunctionDeps, "environment" | "fetch">,
  signal: AbortSignal,
): Model | undefined {
  const { modelKey, modelBaseUrl = OPENAI, modelName } = environment;
  if (modelKey === undefined) return undefined;
  const client = ky.create({
    fetch: (input, init) => fetch(input, init),
    headers: { authorization: `Bearer ${modelKey}` },
    signal,
    timeout: ONE_TRY_MS,
    retry: {
      limit: 3,
      methods: ["post"],
      statusCodes: [408, 429, 500, 502, 503, 504],
      backoffLimit: 8_000,
      maxRetryAfter: 20_000,
      jitter: true,
    },
  });
  // OpenAI's own newer models refuse the older name, other servers know only that one.
  const limitName = modelBaseUrl === OPENAI ? "max_completion_tokens" : "max_tokens";
  return {
    complete: async (messages, mostTokens) => {
      const json = { model: modelName, messages, [limitName]: mostTokens };
      let answer: unknown;
      try {
        answer = await client.post(`${modelBaseUrl}/chat/completions`, { json }).json();
      } catch (cause) {
        throw new ModelFailure(codeOf(cause), { cause });
      }
      const read = v.safeParse(completion, answer);
      if (!read.success) throw new ModelFailure("unreadable");
      return read.output.choices[0]!.message.content;
    },
  };
}
