import type { AuthSnapshot } from "@lectern/machines/auth/auth.selectors";
import { getFailure, isBusy } from "@lectern/machines/auth/auth.selectors";
import type { SignInMethod } from "@lectern/machines/auth/auth.types";
import type { SignUpMode, SignUpState } from "@lectern/ui/screens/sign-up";

/** The auth machine's sign-in method for a mode of this page (product decision 2). */
export const toSignInMethod = (mode: SignUpMode): "beta" | "password" => (mode === "join" ? "beta" : "password");

const isHere = (method: SignInMethod | null): boolean => method === "beta" || method === "password";

/** PUB-07. A failure of the login page is not shown here. */
export function toSignUpState(snapshot: AuthSnapshot): SignUpState {
  if (isBusy(snapshot) && isHere(snapshot.context.method)) return { kind: "submitting" };
  const failure = getFailure(snapshot);
  if (!isHere(failure?.method ?? null)) return { kind: "idle" };
  return { kind: "failed", isPasswordTooShort: failure?.code === "password-weak" };
}

/** Parses the mode in the URL; joining for any other value. */
export const parseSignUpMode = (value: string | null): SignUpMode => (value === "sign-in" ? "sign-in" : "join");
