import type { Keeping } from "@lectern/data/device/keeping";
import type { KeptSummary } from "@lectern/data/device/kept-writer";
import type { KeepingState } from "@lectern/ui/screens/settings";

interface KeepingFacts {
  readonly stored: Keeping;
  /** Undefined until it is known. */
  readonly kept: KeptSummary | undefined;
  /** The browser refused when it was switched on. */
  readonly isBlocked: boolean;
  readonly isPersistent: boolean | undefined;
  /** Undefined while nothing is being changed. */
  readonly changingTo: boolean | undefined;
}

/** OFF-01. Where it is on, the lists at least are kept: nothing at all means that the browser removed it. */
export function toKeepingState({ stored, kept, isBlocked, isPersistent, changingTo }: KeepingFacts): KeepingState {
  if (changingTo !== undefined) return { kind: "changing", isOn: changingTo };
  if (stored === "off") return { kind: isBlocked ? "blocked" : "off" };
  if (kept?.bytes === 0) return { kind: "evicted" };
  return { kind: stored, kept: { bytes: kept?.bytes, lectures: kept?.recordings.length ?? 0, isPersistent } };
}
