import { Failure } from "@lectern/domain/failure";
import { expect, test } from "vitest";
import { toNewPasswordState } from "./new-password.view-state.ts";

test("AUT-13 distinguishes a refused password from one that could not be saved", () => {
  expect(toNewPasswordState({ status: "idle", error: null })).toEqual({ kind: "idle" });
  expect(toNewPasswordState({ status: "pending", error: null })).toEqual({ kind: "saving" });
  expect(toNewPasswordState({ status: "success", error: null })).toEqual({ kind: "saving" });
  expect(toNewPasswordState({ status: "error", error: new Failure("invalid") })).toEqual({
    kind: "refused",
    reason: "other",
  });
  expect(toNewPasswordState({ status: "error", error: new Failure("password-weak") })).toEqual({
    kind: "refused",
    reason: "too-short",
  });
  expect(toNewPasswordState({ status: "error", error: new Failure("offline") })).toEqual({ kind: "failed" });
});
