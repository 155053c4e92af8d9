import type { SessionChange } from "@lectern/domain/session";
import { type AnyEventObject, fromCallback } from "xstate";
import { toSessionEvent } from "./session-event.ts";

/**
 * Fills the port `watchSession`.
 *
 * @param watch begins to listen and returns how to stop; `watchSession` of `@lectern/data/auth/session.api` does
 */
export const defineWatchSession = (watch: (listener: (change: SessionChange) => void) => () => void) =>
  fromCallback<AnyEventObject>(({ sendBack }) => watch((change) => sendBack(toSessionEvent(change))));
