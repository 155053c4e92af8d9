import type { InspectionEvent } from "xstate";

/**
 * XState's option `inspect` for every actor: in development a page opened with `?inspect` prints each event to the
 * console, with the machine's new state. Contents are left out, because events hold sessions and passwords (ADR 0031).
 */
export const inspection =
  import.meta.env.DEV && "location" in globalThis && new URLSearchParams(location.search).has("inspect")
    ? { inspect: print }
    : {};

function print(inspected: InspectionEvent): void {
  if (inspected.type !== "@xstate.snapshot") return;
  const { actorRef, event, snapshot } = inspected;
  const id = "id" in actorRef ? actorRef.id : "";
  // oxlint-disable-next-line no-console -- the developer requests it
  console.debug(id, event.type, "value" in snapshot ? snapshot.value : snapshot.status);
}
