import { type AuthSnapshot, isEnded } from "@lectern/machines/auth/auth.selectors";
import type { LoginState, SignInProvider } from "@lectern/ui/screens/login";

const isProvider = (method: unknown): method is SignInProvider => method === "google" || method === "apple";

/** The provider to name for a failed callback without one, since most students sign in with Google. */
const FALLBACK_PROVIDER: SignInProvider = "google";

export function toLoginState(snapshot: AuthSnapshot, isBusy: boolean): LoginState {
  const { context } = snapshot;
  if (isBusy && isProvider(context.method)) return { kind: "signing-in", provider: context.method };
  if (isEnded(snapshot)) return { kind: "signed-out" };
  const { failure } = context;
  // The sign-up page shows a refused password.
  if (failure === null || failure.method === "beta" || failure.method === "password") return { kind: "idle" };
  return { kind: "failed", provider: failure.method ?? FALLBACK_PROVIDER };
}
