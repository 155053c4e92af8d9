import { toFailureCode } from "@lectern/domain/failure";
import type { NewPasswordState } from "@lectern/ui/screens/new-password";
import type { MutationState } from "@tanstack/react-query";

/** A password that was changed shows as one that is being changed, until the page is left. */
export function newPasswordState({
  status,
  error,
}: Pick<MutationState<void, Error, string>, "status" | "error">): NewPasswordState {
  if (status === "idle") return { kind: "idle" };
  if (status !== "error") return { kind: "saving" };
  return { kind: toFailureCode(error) === "invalid" ? "refused" : "failed" };
}
