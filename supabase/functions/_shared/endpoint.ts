import * as v from "valibot";
import { readJson } from "./body.ts";
import { getCaller, CallerIsGone, type Caller } from "./caller.ts";
import { corsHeaders } from "./cors.ts";
import { DatabaseError } from "./database.ts";
import type { FunctionDeps } from "./deps.ts";
import { acceptsEvents, eventStreamHeaders, type Exchange, openEventStream } from "./event-stream.ts";
import { Refusal } from "./refusal.ts";

/** The sentence for an invalid field. `issue.kind` "schema" means that it is missing or has the wrong type. */
type Sentence = string | ((issue: v.BaseIssue<unknown>) => string);

/** A function's contract in `@lectern/domain`; its name is in the URL and in the log. */
interface Contract<RequestSchema, ResponseSchema> {
  readonly name: string;
  readonly request: RequestSchema;
  readonly response: ResponseSchema;
}

interface Definition<Input, Output> {
  /** In bytes. */
  readonly bodyLimit: number;
  /** The sentence to answer if a field of the body breaks the contract, by field; `body` for what no single field breaks. */
  readonly sentences: Readonly<Record<string, Sentence>>;
  /** Whether `answer` sends events ahead of its result to a caller who accepts them. */
  readonly streams?: boolean;
  /** Answers a caller whose account is already deleted, instead of refusing. */
  callerIsGone?(id: string, deps: FunctionDeps): Promise<Answer<Output>>;
  answer(
    body: Input,
    caller: Caller,
    deps: FunctionDeps,
    exchange: Exchange,
    request: Request,
  ): Promise<Answer<Output>>;
}

/** A status and a body that is sent as JSON. */
interface Answer<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  readonly headers?: Record<string, string>;
}

const UNAVAILABLE = "We can't reach your library right now. Please try again in a moment.";

export type Handle = (request: Request, deps: FunctionDeps) => Promise<Response>;

type Work = (request: Request, deps: FunctionDeps, exchange: Exchange) => Promise<Answer>;

/** Maps a failure to an answer with a sentence for a person. Internal details are only in the log. */
export function toAnswer(error: unknown, name: string, deps: FunctionDeps): Answer {
  if (error instanceof Refusal) {
    if (error.status >= 500) deps.log({ function: name, status: error.status, error: toErrorName(error.cause) });
    return { status: error.status, body: { error: error.message, ...error.details } };
  }
  if (error instanceof DatabaseError && error.isUnavailable) {
    deps.log({ function: name, status: 503, error: toErrorName(error) });
    return { status: 503, body: { error: UNAVAILABLE }, headers: { "retry-after": "2" } };
  }
  deps.log({ function: name, status: 500, error: toErrorName(error) });
  return { status: 500, body: { error: "Something went wrong on our side. Please try again." } };
}

/**
 * Wraps a function in what all functions share: CORS, the method check, and errors as `{error}` with a sentence for a
 * person. Internal details are only in the log, which contains no personal data.
 * @param options.streams whether a caller who accepts server-sent events gets them
 */
export function answering(name: string, work: Work, { streams = false } = {}): Handle {
  return async (request, deps) => {
    let cors: Record<string, string> = {};
    const respond = ({ status, body, headers }: Answer) =>
      Response.json(body, { status, headers: { "cache-control": "no-store", ...cors, ...headers } });
    try {
      cors = corsHeaders(request.headers.get("origin"), deps.environment.allowedOrigins);
      if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: cors });
      if (request.method !== "POST") {
        const headers = { allow: "POST, OPTIONS" };
        return respond({ status: 405, body: { error: "Use POST." }, headers });
      }
      if (!streams || !acceptsEvents(request))
        return respond(await work(request, deps, { signal: request.signal, send: undefined }));
      const events = await openEventStream({
        signal: request.signal,
        work: async (exchange) => (await work(request, deps, exchange)).body,
        toError: (error) => toAnswer(error, name, deps).body,
      });
      return new Response(events, { headers: { ...eventStreamHeaders, ...cors } });
    } catch (error) {
      return respond(toAnswer(error, name, deps));
    }
  };
}

/**
 * Defines a function that a signed-in person calls with a JSON body. Its `answer` throws a `Refusal` to say no; anything
 * else that it throws is logged and answered with 500, an unreachable database with 503.
 */
export function endpoint<RequestSchema extends v.GenericSchema, ResponseSchema extends v.GenericSchema>(
  contract: Contract<RequestSchema, ResponseSchema>,
  definition: NoInfer<Definition<v.InferOutput<RequestSchema>, v.InferInput<ResponseSchema>>>,
): Handle {
  const work: Work = async (request, deps, exchange) => {
    let caller: Caller;
    try {
      caller = await getCaller(request, deps.auth);
    } catch (error) {
      if (!(error instanceof CallerIsGone) || definition.callerIsGone === undefined) throw error;
      return definition.callerIsGone(error.id, deps);
    }
    const parsed = v.safeParse(contract.request, await readJson(request, definition.bodyLimit), { abortEarly: true });
    if (!parsed.success) throw new Refusal(422, toIssueSentence(parsed.issues[0], definition.sentences));
    return definition.answer(parsed.output, caller, deps, exchange, request);
  };
  return answering(contract.name, work, { streams: definition.streams ?? false });
}

function toIssueSentence(issue: v.BaseIssue<unknown>, sentences: Readonly<Record<string, Sentence>>): string {
  const field = issue.path?.[0]?.key;
  const sentence = sentences[typeof field === "string" ? field : "body"];
  if (typeof sentence === "function") return sentence(issue);
  return sentence ?? "The request isn't in the expected format.";
}

/** Names an error well enough to find its cause, without values that its message may quote. */
export function toErrorName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = (error as { code?: unknown }).code;
  return typeof code === "string" ? `${error.name} ${code}` : error.name;
}
