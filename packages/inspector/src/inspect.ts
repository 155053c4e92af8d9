import type { InspectionEvent } from "xstate";

type Listener = (event: InspectionEvent) => void;

// The first actor starts before the inspector opens, so its events are buffered here.
let buffered: InspectionEvent[] = [];
let listener: Listener = (event) => void buffered.push(event);

/** Passed to every actor as XState's `inspect` option, in development only (ADR 0031). */
export const inspect: Listener = (event) => listener(event);

/** Calls the listener with the buffered events, and then with each new one. */
export function listen(to: Listener): void {
  listener = to;
  buffered.forEach(to);
  buffered = [];
}
