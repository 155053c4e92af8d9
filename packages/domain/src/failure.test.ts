import { expect, test } from "vitest";
import { Failure, toFailureCode, failureCodes, isFailure } from "./failure.ts";

test("AUT-14 the vocabulary has the auth codes of the specification", () => {
  expect(failureCodes).toEqual(
    expect.arrayContaining(["identity-already-exists", "identity-not-found", "single-identity-not-deletable"]),
  );
});

test("a failure has a code, the server's sentence and a cause", () => {
  const cause = new TypeError("fetch failed");
  const failure = new Failure("offline", "no route to host", { cause });
  expect({ code: failure.code, detail: failure.detail, cause: failure.cause }).toEqual({
    code: "offline",
    detail: "no route to host",
    cause,
  });
  expect(isFailure(failure)).toBe(true);
});

test("any other thrown value counts as a server failure", () => {
  expect([toFailureCode(new Failure("timeout")), toFailureCode(new Error("?")), toFailureCode(null)]).toEqual([
    "timeout",
    "server",
    "server",
  ]);
});
