import { Failure } from "@lectern/domain/failure";
import { assistantTimeouts } from "@lectern/domain/assistant-timeouts";
import type { LecternClient } from "./client.ts";
import { toFunctionFailure } from "./to-failure.ts";

/** A schema of a domain contract, by the interface that schema libraries share. */
interface Schema<Value> {
  readonly "~standard": {
    validate(value: unknown): { value: Value; issues?: undefined } | { issues: readonly unknown[] } | Promise<unknown>;
  };
}

interface Contract<Request, Response> {
  readonly request: Schema<Request>;
  readonly response: Schema<Response>;
}

function parseWith<Value>(schema: Schema<Value>, value: unknown): Value | undefined {
  const result = schema["~standard"].validate(value);
  return "value" in result && result.issues === undefined ? result.value : undefined;
}

/**
 * Calls an edge function with the session's token: POST, JSON both ways.
 *
 * @throws Failure `invalid` for a request that breaks the contract, before it is sent; `malformed` for such an answer
 */
export async function callFunction<Request extends object, Response>(
  client: LecternClient,
  name: string,
  contract: Contract<Request, Response>,
  request: Request,
): Promise<Response> {
  const body = parseWith(contract.request, request);
  if (body === undefined) throw new Failure("invalid");
  const { data, error } = await client.functions.invoke<unknown>(name, {
    body: body as Record<string, unknown>,
    // Some functions write with a model, which may take minutes.
    timeout: assistantTimeouts.page,
  });
  if (error) throw await toFunctionFailure(error);
  const answer = parseWith(contract.response, data);
  if (answer === undefined) throw new Failure("malformed");
  return answer;
}
