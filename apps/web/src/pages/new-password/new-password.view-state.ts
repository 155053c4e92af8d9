import { failureCodeOf } from "@lectern/domain/failure";
import type { NewPasswordState } from "@lectern/ui/screens/new-password";
import type { MutationState } from "@tanstack/react-query";

/** The form stays busy after the change, until the page is left. */
export function toNewPasswordState({
  status,
  error,
}: Pick<MutationState<void, Error, string>, "status" | "error">): NewPasswordState {
  if (status === "idle") return { kind: "idle" };
  if (status !== "error") return { kind: "saving" };
  return { kind: failureCodeOf(error) === "invalid" ? "refused" : "failed" };
}
