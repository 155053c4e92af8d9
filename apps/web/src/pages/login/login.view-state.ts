import type { AuthSnapshot } from "@lectern/machines/auth/auth.selectors";
import type { LoginState, SignInProvider } from "@lectern/ui/screens/login";

const isProvider = (method: unknown): method is SignInProvider => method === "google" || method === "apple";

/** A callback that nobody can name a provider for is told as Google's: most sign in with it. */
const FALLBACK: SignInProvider = "google";

export function loginState({ context }: AuthSnapshot, isBusy: boolean): LoginState {
  if (isBusy && isProvider(context.method)) return { kind: "signing-in", provider: context.method };
  const { failure } = context;
  // A password that was refused is the sign-up page's to say.
  if (failure === null || failure.method === "beta" || failure.method === "password") return { kind: "idle" };
  return { kind: "failed", provider: failure.method ?? FALLBACK };
}
