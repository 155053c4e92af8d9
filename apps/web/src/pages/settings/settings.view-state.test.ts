import { describe, expect, test } from "vitest";
import { toAccountPlanState, toAssistantsState, toDefaultStyleState, toWriterState } from "./settings.view-state.ts";

const waiting = { data: undefined, isError: false };
const failed = { data: undefined, isError: true };
const subscription = { isSubscribed: true, isCancelled: false, endDate: null };
const untouched = { isPending: false, variables: undefined };

const toState = (model: string | null, host: string | null) => toWriterState({ data: { model, host }, isError: false });

describe("the state of the settings screen", () => {
  test("SET-01 shows the badge Premium, Cancelling Soon or none", () => {
    const toPlan = (data: typeof subscription) => toAccountPlanState({ data, isError: false }).kind;
    expect(toPlan(subscription)).toBe("premium");
    expect(toPlan({ ...subscription, isCancelled: true })).toBe("cancelling");
    expect(toPlan({ ...subscription, isSubscribed: false, isCancelled: true })).toBe("free");
    expect([toAccountPlanState(waiting).kind, toAccountPlanState(failed).kind]).toEqual(["loading", "failed"]);
  });

  test("TUT-09 says who writes", () => {
    expect(toState(null, null)).toEqual({ kind: "quotes" });
    expect(toState("llama3.2", null)).toEqual({ kind: "model", model: "llama3.2", host: null });
    expect(toState("gpt-4o-mini", "api.openai.com")).toMatchObject({ kind: "model", host: "api.openai.com" });
    expect([toWriterState(waiting).kind, toWriterState(failed).kind]).toEqual(["loading", "failed"]);
  });

  test("SET-02 shows the chosen style while it is being saved, and the stored one after a failure", () => {
    const stored = { data: "bullet", isError: false } as const;
    expect(toDefaultStyleState(stored, { isPending: true, variables: "essay" })).toEqual({
      kind: "saving",
      style: "essay",
    });
    expect(toDefaultStyleState(stored, { isPending: false, variables: "essay" })).toEqual({
      kind: "ready",
      style: "bullet",
    });
    expect(toDefaultStyleState(waiting, untouched)).toEqual({ kind: "loading" });
    expect(toDefaultStyleState(failed, untouched)).toEqual({ kind: "failed" });
  });

  test("CON-02 lists connected assistants with their hosts, and shows which is being disconnected", () => {
    const claude = { clientId: "1", name: "Claude", host: "claude.ai", connectedAt: "2026-11-29", lastUsedAt: null };
    const editor = { ...claude, clientId: "2", name: "\u200B", host: "127.0.0.1:33418" };
    const read = { data: [claude, editor], isError: false };
    expect(toAssistantsState(read, untouched)).toEqual({
      kind: "list",
      assistants: [claude, { ...editor, name: null, host: null }],
      disconnecting: null,
    });
    expect(toAssistantsState(read, { isPending: true, variables: "2" })).toMatchObject({ disconnecting: "2" });
    expect(toAssistantsState(read, { isPending: false, variables: "2" })).toMatchObject({ disconnecting: null });
    expect(toAssistantsState({ ...read, data: [] }, untouched).kind).toBe("none");
    expect([toAssistantsState(waiting, untouched).kind, toAssistantsState(failed, untouched).kind]).toEqual([
      "loading",
      "failed",
    ]);
  });
});
