import { Failure, type FailureCode } from "@lectern/domain/failure";
import { describe, expect, test } from "vitest";
import { createLecternClient } from "./client.ts";
import { toFailure } from "./to-failure.ts";
import { callFunction } from "./functions.ts";
import { recordingCountRequest, recordingRequest, setFavorite } from "./recordings/recordings.api.ts";
import { signInWithPassword, signUpWithPassword } from "./auth/password.api.ts";
import { sendRequest } from "./request.ts";

const id = "7b0c3c1e-54ac-4a0f-9d0e-6f2f6a1f9a11";
const html = "<!doctype html><title>502 Bad Gateway</title>";

/** A client that gets this answer to every request. The test translates the error that supabase-js makes of it. */
const createClientAnswering = (answer: () => Response | Promise<Response>) =>
  createLecternClient({
    url: "http://backend.test",
    publishableKey: "sb_publishable_test",
    fetch: async () => await answer(),
  });
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers } });
const page = (status: number) => new Response(html, { status, headers: { "content-type": "text/html" } });

const getFailureCode = async (work: Promise<unknown>): Promise<FailureCode | "no failure"> => {
  try {
    await work;
    return "no failure";
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return error.code;
  }
};
const thrown = (error: Error) => () => Promise.reject(error);

/** The auth service's refusal with a code. */
const refuseWith = (status: number, error_code: string) => () => json(status, { error_code, msg: error_code });
/** A contract that accepts everything: these tests are about failures. */
const any = { "~standard": { validate: (value: unknown) => ({ value: value as object }) } };

type Row = readonly [what: string, answer: () => Response | Promise<Response>, code: FailureCode];

const everywhere: Row[] = [
  ["no network", thrown(new TypeError("fetch failed")), "offline"],
  ["no network, in Safari's words", thrown(new TypeError("Load failed")), "offline"],
  ["a timeout", thrown(new DOMException("The operation timed out", "TimeoutError")), "timeout"],
  ["an aborted request", thrown(new DOMException("This operation was aborted", "AbortError")), "timeout"],
  ["a proxy's 502 page", () => page(502), "server"],
  ["a gateway's 504", () => page(504), "timeout"],
  ["a 500 without a body", () => new Response(null, { status: 500 }), "server"],
];

describe("an answer of the data API", () => {
  const rows: Row[] = [
    ...everywhere,
    ["no row", () => json(406, { code: "PGRST116", message: "0 rows" }), "not-found"],
    ["an expired token", () => json(401, { code: "PGRST303", message: "JWT expired" }), "unauthenticated"],
    ["a forged token", () => json(401, { code: "PGRST301", message: "JWSError" }), "unauthenticated"],
    ["no key", () => json(401, { message: "No API key found" }), "unauthenticated"],
    ["a policy's refusal", () => json(403, { code: "42501", message: "permission denied" }), "forbidden"],
    ["a unique constraint", () => json(409, { code: "23505", message: "duplicate key" }), "invalid"],
    ["a check constraint", () => json(400, { code: "23514", message: "violates check" }), "invalid"],
    ["a value out of form", () => json(400, { code: "22P02", message: "invalid uuid" }), "invalid"],
    ["a cancelled statement", () => json(500, { code: "57014", message: "statement timeout" }), "timeout"],
    ["a missing table", () => json(404, { code: "PGRST205", message: "no such table" }), "server"],
    ["a missing function", () => json(404, { code: "PGRST202", message: "no such function" }), "not-found"],
    ["too many requests", () => json(429, { message: "slow down" }), "rate-limited"],
    ["a database out of reach", () => json(503, { code: "PGRST001", message: "no connection" }), "server"],
    ["a captive portal's page", () => page(200), "malformed"],
    ["a page where the API was", () => page(404), "malformed"],
    ["broken JSON", () => new Response('{"id":', { headers: { "content-type": "application/json" } }), "malformed"],
    ["nothing", () => new Response("", { headers: { "content-type": "application/json" } }), "malformed"],
  ];
  test.each(rows)("data: %s", async (_, answer, code) => {
    expect(await getFailureCode(sendRequest(createClientAnswering(answer), recordingRequest(id)))).toBe(code);
  });

  test("REC-09 requests a read once, whatever the answer", async () => {
    let requests = 0;
    const client = createClientAnswering(() => {
      requests++;
      return json(503, { message: "no connection" });
    });
    await getFailureCode(sendRequest(client, recordingRequest(id)));
    expect(requests).toBe(1);
  });

  test("a count that fails has no body with a reason", async () => {
    expect(
      await getFailureCode(
        sendRequest(
          createClientAnswering(() => new Response(null, { status: 401 })),
          recordingCountRequest(id),
        ),
      ),
    ).toBe("unauthenticated");
    expect(
      await getFailureCode(
        sendRequest(
          createClientAnswering(() => new Response(null, { status: 200 })),
          recordingCountRequest(id),
        ),
      ),
    ).toBe("malformed");
  });

  test("a write that changed no row fails as not-found", async () => {
    expect(
      await getFailureCode(
        setFavorite(
          createClientAnswering(() => json(200, [])),
          id,
          true,
        ),
      ),
    ).toBe("not-found");
  });

  test("a failure keeps the server's own sentence", async () => {
    await expect(
      sendRequest(
        createClientAnswering(() => json(403, { code: "42501", message: "permission denied" })),
        recordingRequest(id),
      ),
    ).rejects.toMatchObject({
      detail: "permission denied",
    });
    await expect(
      sendRequest(
        createClientAnswering(() => page(502)),
        recordingRequest(id),
      ),
    ).rejects.toMatchObject({ detail: undefined });
  });
});

describe("an answer of the auth service", () => {
  const rows: Row[] = [
    ...everywhere,
    ["a wrong password", refuseWith(400, "invalid_credentials"), "credentials-refused"],
    ["an unconfirmed mail", refuseWith(400, "email_not_confirmed"), "credentials-refused"],
    ["an account that exists", refuseWith(422, "user_already_exists"), "credentials-refused"],
    [
      "a weak password",
      () => json(422, { error_code: "weak_password", msg: "weak", weak_password: { reasons: [] } }),
      "password-weak",
    ],
    ["a banned user", refuseWith(403, "user_banned"), "forbidden"],
    ["a session that ended", refuseWith(403, "session_not_found"), "unauthenticated"],
    ["a code used before", refuseWith(404, "flow_state_not_found"), "unauthenticated"],
    ["too many requests", refuseWith(429, "over_request_rate_limit"), "rate-limited"],
    ["a captive portal's page", () => page(200), "malformed"],
    ["an unknown code", refuseWith(422, "something_new"), "invalid"],
  ];
  test.each(rows)("auth: %s", async (_, answer, code) => {
    const credentials = { email: "maya@lectern.test", password: "moss" };
    expect(await getFailureCode(signInWithPassword(createClientAnswering(answer), credentials))).toBe(code);
  });

  const named: Row[] = [
    ["identity_already_exists", refuseWith(422, "identity_already_exists"), "identity-already-exists"],
    ["identity_not_found", refuseWith(404, "identity_not_found"), "identity-not-found"],
    [
      "single_identity_not_deletable",
      refuseWith(422, "single_identity_not_deletable"),
      "single-identity-not-deletable",
    ],
  ];
  test.each(named)("AUT-14 %s", async (_, answer, code) => {
    const credentials = { email: "maya@lectern.test", password: "moss" };
    expect(await getFailureCode(signInWithPassword(createClientAnswering(answer), credentials))).toBe(code);
  });

  test("AUT-13 a sign-in without a session fails", async () => {
    const client = createClientAnswering(() => json(200, { user: { id, email: "maya@lectern.test" } }));
    expect(await getFailureCode(signInWithPassword(client, { email: "maya@lectern.test", password: "moss" }))).toBe(
      "session-missing",
    );
  });

  test("AUT-13 a sign-up without a session fails", async () => {
    const client = createClientAnswering(() => json(200, { id, email: "maya@lectern.test" }));
    expect(await getFailureCode(signUpWithPassword(client, { email: "maya@lectern.test", password: "moss" }))).toBe(
      "session-missing",
    );
  });
});

describe("an answer of an edge function", () => {
  const call = (answer: Row[1]) =>
    callFunction(createClientAnswering(answer), { name: "create-user-context", request: any, response: any }, {});
  const rows: Row[] = [
    ...everywhere,
    ["no session", () => json(401, { error: "Sign in first" }), "unauthenticated"],
    ["a refusal", () => json(403, { error: "Not yours" }), "forbidden"],
    ["a request out of form", () => json(400, { error: "user: Expected uuid" }), "invalid"],
    ["too many requests", () => json(429, { error: "Slow down" }), "rate-limited"],
    ["a failure", () => json(500, { error: "Something broke" }), "server"],
    ["a function that is not there", () => json(404, { error: "No such function" }), "not-found"],
    ["a page where the function was", () => page(404), "malformed"],
    ["a relay's failure", () => json(500, {}, { "x-relay-error": "true" }), "server"],
    ["broken JSON", () => new Response("{", { headers: { "content-type": "application/json" } }), "malformed"],
  ];
  test.each(rows)("DAT-02 %s", async (_, answer, code) => {
    expect(await getFailureCode(call(answer))).toBe(code);
  });

  test("DAT-02 a failure keeps the sentence of the field error", async () => {
    await expect(call(() => json(400, { error: "Unknown referral code" }))).rejects.toMatchObject({
      detail: "Unknown referral code",
    });
  });
});

describe("other thrown values", () => {
  test("a Failure is returned unchanged", () => {
    const failure = new Failure("consent-refused");
    expect(toFailure(failure)).toBe(failure);
  });
  test("an unknown error counts as a server failure and keeps its cause", () => {
    expect(toFailure("why")).toMatchObject({ code: "server", cause: "why" });
  });
});
