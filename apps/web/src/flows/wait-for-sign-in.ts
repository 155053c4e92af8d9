import { isSignedIn } from "@lectern/machines/auth/auth.selectors";
import type { AuthActor } from "@lectern/machines/auth/auth.selectors";

/** Resolves once a student is signed in. */
export const waitForSignIn = (auth: Pick<AuthActor, "getSnapshot" | "subscribe">): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (isSignedIn(auth.getSnapshot())) resolve();
    };
    auth.subscribe(check);
    check();
  });
