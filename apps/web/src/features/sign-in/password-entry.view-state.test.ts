import { authModel } from "@lectern/machines/auth/auth.model";
import { expect, test } from "vitest";
import { findSnapshot } from "../../testing/find-snapshot.ts";
import { toPasswordEntryState } from "./password-entry.view-state.ts";

const failedWith = (method: string | null) =>
  findSnapshot(authModel, "anonymous.failed", ({ snapshot }) => snapshot.context.failure?.method === method);

test("OPS-08 shows a failure on the form where it happened, and a refused link where one signs in", () => {
  const methods = ["beta", "password", null];
  const toKinds = (mode: "join" | "sign-in") =>
    methods.map((method) => toPasswordEntryState(failedWith(method), mode).kind);
  expect(toKinds("join")).toEqual(["failed", "idle", "idle"]);
  expect(toKinds("sign-in")).toEqual(["idle", "failed", "failed"]);
});

test("OPS-08 shows that it is submitting, and that a session ended", () => {
  expect(toPasswordEntryState(findSnapshot(authModel, "signingInWithPassword"), "sign-in").kind).toBe("submitting");
  expect(toPasswordEntryState(findSnapshot(authModel, "anonymous.visiting"), "join").kind).toBe("idle");
});
