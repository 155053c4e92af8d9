import { type AuthSnapshot, getFailure, isBusy, isEnded } from "@lectern/machines/auth/auth.selectors";
import type { PasswordEntryState } from "@lectern/ui/screens/password-entry";
import type { SignUpMode } from "@lectern/ui/screens/sign-up";

/** @param mode shows only its own failures: a refused sign-in is none of the form for a new account */
export function toPasswordEntryState(snapshot: AuthSnapshot, mode: SignUpMode): PasswordEntryState {
  if (isBusy(snapshot)) return { kind: "submitting" };
  if (isEnded(snapshot)) return { kind: "signed-out" };
  const failure = getFailure(snapshot);
  const isJoining = failure?.method === "beta";
  if (failure === null || isJoining !== (mode === "join")) return { kind: "idle" };
  return { kind: "failed", isPasswordTooShort: failure.code === "password-weak" };
}
