import { expect, test } from "vitest";
import { forgotPasswordState } from "./forgot-password.view-state.ts";

test("AUT-13 shows a refused link first, then the link that is requested", () => {
  const variables = { email: " a@school.test ", redirectTo: "" };
  expect(forgotPasswordState({ status: "idle", variables: undefined }, null)).toEqual({ kind: "idle" });
  expect(forgotPasswordState({ status: "idle", variables: undefined }, "x")).toEqual({ kind: "idle" });
  expect(forgotPasswordState({ status: "idle", variables: undefined }, "refused")).toEqual({ kind: "link-refused" });
  expect(forgotPasswordState({ status: "pending", variables }, "refused")).toEqual({ kind: "sending" });
  expect(forgotPasswordState({ status: "error", variables }, "refused")).toEqual({ kind: "failed" });
  expect(forgotPasswordState({ status: "success", variables }, "refused")).toEqual({
    kind: "sent",
    email: "a@school.test",
  });
});
