import { Failure } from "@lectern/domain/failure";
import { assistantTimeouts } from "@lectern/domain/assistant-timeouts";
import type { LecternClient } from "./client.ts";
import { toFunctionFailure } from "./to-failure.ts";

/** A schema of a domain contract, in the form of Standard Schema. */
export interface Schema<Value> {
  readonly "~standard": {
    validate(value: unknown): { value: Value; issues?: undefined } | { issues: readonly unknown[] } | Promise<unknown>;
  };
}

/** A function's name, and the forms of its requests and answers. */
export interface Contract<Request, Response> {
  readonly name: string;
  readonly request: Schema<Request>;
  readonly response: Schema<Response>;
}

function parseWith<Value>(schema: Schema<Value>, value: unknown): Value | undefined {
  const result = schema["~standard"].validate(value);
  return "value" in result && result.issues === undefined ? result.value : undefined;
}

/** Validates data from a server. @throws Failure `malformed` for data that breaks the schema */
export function parseAnswer<Value>(schema: Schema<Value>, data: unknown): Value {
  const answer = parseWith(schema, data);
  if (answer === undefined) throw new Failure("malformed");
  return answer;
}

interface CallOptions {
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a request to an edge function with the session's token: POST, JSON.
 *
 * @returns the answer's JSON, or the whole `Response` of an event stream
 * @throws Failure `invalid` for a request that breaks the contract, before it is sent
 */
export async function invokeFunction<Request extends object>(
  client: LecternClient,
  { name, request: schema }: Pick<Contract<Request, unknown>, "name" | "request">,
  request: Request,
  { headers, signal }: CallOptions = {},
): Promise<unknown> {
  const body = parseWith(schema, request);
  if (body === undefined) throw new Failure("invalid");
  const { functions } = await client.load();
  const { data, error } = await functions.invoke<unknown>(name, {
    body: body as Record<string, unknown>,
    // Some functions use a model, which may take minutes.
    timeout: assistantTimeouts.page,
    ...(headers === undefined ? {} : { headers }),
    ...(signal === undefined ? {} : { signal }),
  });
  if (error) throw await toFunctionFailure(error);
  return data;
}

/**
 * Calls an edge function with the session's token: POST, with JSON in both directions.
 *
 * @throws Failure `invalid` for a request that breaks the contract, before it is sent; `malformed` for an answer that
 * breaks it
 */
export const callFunction = async <Request extends object, Response>(
  client: LecternClient,
  contract: Contract<Request, Response>,
  request: Request,
): Promise<Response> => parseAnswer(contract.response, await invokeFunction(client, contract, request));
