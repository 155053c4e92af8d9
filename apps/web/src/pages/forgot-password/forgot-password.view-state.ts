import type { ForgotPasswordState } from "@lectern/ui/screens/forgot-password";
import type { LinkRequest } from "@lectern/data/auth/recovery";
import type { MutationState } from "@tanstack/react-query";

/**
 * @param named the reason in the URL why a link was refused; a request on this page takes precedence
 * @param sendsMail false on a server whose operator hands links over (OPS-08)
 */
export function toForgotPasswordState(
  { status, variables }: Pick<MutationState<void, Error, LinkRequest>, "status" | "variables">,
  named: string | null,
  sendsMail = true,
): ForgotPasswordState {
  if (!sendsMail) return { kind: "by-hand", isLinkRefused: named === "refused" };
  if (status === "pending") return { kind: "sending" };
  if (status === "error") return { kind: "failed" };
  if (status === "success") return { kind: "sent", email: variables?.email.trim() ?? "" };
  return { kind: named === "refused" ? "link-refused" : "idle" };
}
