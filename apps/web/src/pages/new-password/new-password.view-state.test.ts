import { Failure } from "@lectern/domain/failure";
import { expect, test } from "vitest";
import { newPasswordState } from "./new-password.view-state.ts";

test("AUT-13 distinguishes a refused password from one that could not be saved", () => {
  expect(newPasswordState({ status: "idle", error: null })).toEqual({ kind: "idle" });
  expect(newPasswordState({ status: "pending", error: null })).toEqual({ kind: "saving" });
  expect(newPasswordState({ status: "success", error: null })).toEqual({ kind: "saving" });
  expect(newPasswordState({ status: "error", error: new Failure("invalid") })).toEqual({ kind: "refused" });
  expect(newPasswordState({ status: "error", error: new Failure("offline") })).toEqual({ kind: "failed" });
});
