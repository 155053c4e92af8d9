import { expect, test } from "vitest";
import { toForgotPasswordState } from "./forgot-password.view-state.ts";

test("AUT-13 shows a refused link first, and then the requested one", () => {
  const variables = { email: " a@school.test ", redirectTo: "" };
  expect(toForgotPasswordState({ status: "idle", variables: undefined }, null)).toEqual({ kind: "idle" });
  expect(toForgotPasswordState({ status: "idle", variables: undefined }, "x")).toEqual({ kind: "idle" });
  expect(toForgotPasswordState({ status: "idle", variables: undefined }, "refused")).toEqual({ kind: "link-refused" });
  expect(toForgotPasswordState({ status: "pending", variables }, "refused")).toEqual({ kind: "sending" });
  expect(toForgotPasswordState({ status: "error", variables }, "refused")).toEqual({ kind: "failed" });
  expect(toForgotPasswordState({ status: "success", variables }, "refused")).toEqual({
    kind: "sent",
    email: "a@school.test",
  });
});

test("OPS-08 says that a server without mail hands links over", () => {
  const idle = { status: "idle", variables: undefined } as const;
  expect(toForgotPasswordState(idle, null, false)).toEqual({ kind: "by-hand", isLinkRefused: false });
  expect(toForgotPasswordState(idle, "refused", false)).toEqual({ kind: "by-hand", isLinkRefused: true });
});
