import * as v from "valibot";
import { readJson } from "./body.ts";
import { callerOf, CallerIsGone, type Caller } from "./caller.ts";
import { corsHeaders } from "./cors.ts";
import { DatabaseError } from "./database.ts";
import type { FunctionDeps } from "./deps.ts";
import { Refusal } from "./refusal.ts";

/** A sentence for what is wrong with one field; `issue.kind` "schema" means missing or of the wrong type. */
type Sentence = string | ((issue: v.BaseIssue<unknown>) => string);

interface Definition<Schema extends v.GenericSchema> {
  /** As in the URL; names the function in the log. */
  readonly name: string;
  readonly request: Schema;
  /** in bytes */
  readonly bodyLimit: number;
  /** Field of the body → what to tell the person when it breaks the contract. */
  readonly sentences: Readonly<Record<string, Sentence>>;
  /** The answer to a caller whose account is deleted already, instead of a refusal. */
  callerIsGone?(id: string, deps: FunctionDeps): Promise<Answer>;
  answer(body: v.InferOutput<Schema>, caller: Caller, deps: FunctionDeps): Promise<Answer>;
}

/** A status and a body that becomes JSON. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const AWAY = "We can't reach your library just now. Please try again in a moment.";

export type Handle = (request: Request, deps: FunctionDeps) => Promise<Response>;

/**
 * What every function does once: CORS, method, errors as `{error}` in words for a person, and nothing of what went
 * wrong inside but in the log. A log entry holds no personal data.
 */
export function answering(name: string, work: (request: Request, deps: FunctionDeps) => Promise<Answer>): Handle {
  return async (request, deps) => {
    let cors: Record<string, string> = {};
    const respond = ({ status, body }: Answer, headers: Record<string, string> = {}) =>
      Response.json(body, { status, headers: { "cache-control": "no-store", ...cors, ...headers } });
    try {
      cors = corsHeaders(request.headers.get("origin"), deps.environment.allowedOrigins);
      if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: cors });
      if (request.method !== "POST") {
        return respond({ status: 405, body: { error: "Only POST is answered here." } }, { allow: "POST, OPTIONS" });
      }
      return respond(await work(request, deps));
    } catch (error) {
      if (error instanceof Refusal) {
        if (error.status >= 500) deps.log({ function: name, status: error.status, error: nameOf(error.cause) });
        return respond({ status: error.status, body: { error: error.message, ...error.details } });
      }
      if (error instanceof DatabaseError && error.isAway) {
        deps.log({ function: name, status: 503, error: nameOf(error) });
        return respond({ status: 503, body: { error: AWAY } }, { "retry-after": "2" });
      }
      deps.log({ function: name, status: 500, error: nameOf(error) });
      return respond({ status: 500, body: { error: "Something went wrong on our side. Please try again." } });
    }
  };
}

/** A function that a signed-in person calls with a JSON body. */
export function endpoint<Schema extends v.GenericSchema>(definition: Definition<Schema>): Handle {
  return answering(definition.name, async (request, deps) => {
    let caller: Caller;
    try {
      caller = await callerOf(request, deps.auth);
    } catch (error) {
      if (!(error instanceof CallerIsGone) || definition.callerIsGone === undefined) throw error;
      return definition.callerIsGone(error.id, deps);
    }
    const parsed = v.safeParse(definition.request, await readJson(request, definition.bodyLimit), { abortEarly: true });
    if (!parsed.success) throw new Refusal(422, sentenceOf(parsed.issues[0], definition.sentences));
    return definition.answer(parsed.output, caller, deps);
  });
}

function sentenceOf(issue: v.BaseIssue<unknown>, sentences: Readonly<Record<string, Sentence>>): string {
  const field = issue.path?.[0]?.key;
  const sentence = typeof field === "string" ? sentences[field] : undefined;
  if (typeof sentence === "function") return sentence(issue);
  return sentence ?? "What was sent is not what was expected here.";
}

/** Enough to find the fault by, without the values that an error's message may quote. */
export function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = (error as { code?: unknown }).code;
  return typeof code === "string" ? `${error.name} ${code}` : error.name;
}
