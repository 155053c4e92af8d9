import type { ConnectionRequest } from "@lectern/domain/connected-assistant";
import { Failure } from "@lectern/domain/failure";
import { expect, test } from "vitest";
import { toConsentState } from "./oauth-consent.view-state.ts";

const request: ConnectionRequest = { kind: "new", id: "r1", clientId: "c1", name: " Study\nBot ", host: "bot.example" };
const assistant = { name: "Study Bot", host: "bot.example", isKnown: false };
const idle = { status: "idle", error: null } as const;
const read = { data: request, error: null, isError: false };
const failed = (code: "offline" | "not-found" | "invalid") => ({ status: "error", error: new Failure(code) }) as const;

test("CON-02 asks who the assistant is by name and host", () => {
  expect(toConsentState(read, idle, idle)).toEqual({ kind: "asking", assistant });
});

test("CON-02 asks again for an assistant that was allowed before", () => {
  const data = { kind: "repeated", host: "bot.example", address: "https://bot.example/?code=1" } as const;
  expect(toConsentState({ ...read, data }, idle, idle)).toEqual({
    kind: "asking",
    assistant: { name: null, host: "bot.example", isKnown: true },
  });
});

test("CON-02 says that a program on this computer asks", () => {
  const data = { ...request, host: "127.0.0.1:33418", name: "" };
  expect(toConsentState({ ...read, data }, idle, idle)).toMatchObject({ assistant: { name: null, host: null } });
});

test.each([
  ["not-found", "ended"],
  ["invalid", "ended"],
  ["offline", "unreachable"],
] as const)("CON-02 a request that fails as %s is shown as %s", (code, kind) => {
  expect(toConsentState({ data: undefined, isError: true, error: new Failure(code) }, idle, idle)).toEqual({ kind });
});

test("CON-02 shows each step of an answer", () => {
  const pending = { status: "pending", error: null } as const;
  const success = { status: "success", error: null } as const;
  expect(toConsentState({ data: undefined, isError: false, error: null }, idle, idle)).toEqual({ kind: "loading" });
  expect(toConsentState(read, pending, idle).kind).toBe("allowing");
  expect(toConsentState(read, idle, pending).kind).toBe("refusing");
  expect(toConsentState(read, success, idle)).toMatchObject({ kind: "answered", isAllowed: true });
  expect(toConsentState(read, idle, success)).toMatchObject({ kind: "answered", isAllowed: false });
  expect(toConsentState(read, failed("offline"), idle).kind).toBe("failed");
  expect(toConsentState(read, failed("invalid"), idle)).toEqual({ kind: "ended" });
});
