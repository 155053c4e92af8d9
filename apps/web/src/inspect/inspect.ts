import type { InspectionEvent } from "xstate";

type Listener = (event: InspectionEvent) => void;

// The first actor starts with the page, the drawer a moment later: what it has missed waits here.
let missed: InspectionEvent[] = [];
let listener: Listener = (event) => void missed.push(event);

/** Hears of every actor, in development only: what starts one hands it over as xstate's `inspect` (ADR 0031). */
export const inspect: Listener = (event) => listener(event);

/** From now on the listener hears everything, first of all what happened before. */
export function listen(to: Listener): void {
  listener = to;
  missed.forEach(to);
  missed = [];
}
