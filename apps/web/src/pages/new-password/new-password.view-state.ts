import { toFailureCode } from "@lectern/domain/failure";
import type { NewPasswordState } from "@lectern/ui/screens/new-password";
import type { MutationState } from "@tanstack/react-query";

/** The form stays busy after the change, until the page is left. */
export function toNewPasswordState({
  status,
  error,
}: Pick<MutationState<void, Error, string>, "status" | "error">): NewPasswordState {
  if (status === "idle") return { kind: "idle" };
  if (status !== "error") return { kind: "saving" };
  const code = toFailureCode(error);
  if (code === "password-weak") return { kind: "refused", reason: "too-short" };
  return code === "invalid" ? { kind: "refused", reason: "other" } : { kind: "failed" };
}
