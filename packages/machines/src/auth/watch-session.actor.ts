import type { SessionChange } from "@lectern/domain/session";
import { type AnyEventObject, fromCallback } from "xstate";
import { toSessionEvent } from "./session-event.ts";

/**
 * Creates the actor for the port `watchSession`.
 *
 * @param watch subscribes and returns how to unsubscribe, as `watchSession` of `@lectern/data/auth/session.api` does
 */
export const defineWatchSession = (watch: (listener: (change: SessionChange) => void) => () => void) =>
  fromCallback<AnyEventObject>(({ sendBack }) => watch((change) => sendBack(toSessionEvent(change))));
