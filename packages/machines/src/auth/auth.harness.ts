import type { OpenSession } from "@lectern/domain/session";
import { startHeld } from "../testing/held-actor.ts";
import type { AuthInput } from "./auth.types.ts";
import { authModel, maya, noah } from "./auth.model.ts";

export { maya, noah };

/** Starts the auth machine with ports that the test answers and a clock that the test advances. */
export function startAuth(input: Partial<AuthInput> = {}) {
  const held = startHeld(authModel, { arrivedAtCallback: false, provider: null, ...input });
  return {
    ...held,
    /** Sends an event of `watchSession`. */
    emit: (type: string, session?: OpenSession | null) => held.ports.emit("watchSession", { type, session }),
  };
}

export type Auth = ReturnType<typeof startAuth>;

/** Starts with Maya signed in, who has a profile. */
export async function enterAsMaya(): Promise<Auth> {
  const auth = startAuth();
  auth.emit("session.restored", maya);
  await auth.answer("loadSubscription");
  await auth.answer("checkProfile", { exists: true });
  return auth;
}
