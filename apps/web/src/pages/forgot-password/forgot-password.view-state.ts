import type { ForgotPasswordState } from "@lectern/ui/screens/forgot-password";
import type { LinkRequest } from "@lectern/data/auth/recovery.mutations";
import type { MutationState } from "@tanstack/react-query";

/** @param named the reason in the URL why a link was refused; a request on this page takes precedence */
export function toForgotPasswordState(
  { status, variables }: Pick<MutationState<void, Error, LinkRequest>, "status" | "variables">,
  named: string | null,
): ForgotPasswordState {
  if (status === "pending") return { kind: "sending" };
  if (status === "error") return { kind: "failed" };
  if (status === "success") return { kind: "sent", email: variables?.email.trim() ?? "" };
  return { kind: named === "refused" ? "link-refused" : "idle" };
}
