import type { Keeping } from "@lectern/device/keeping";
import type { KeepingState } from "@lectern/ui/screens/settings";
import type { Kept } from "../../features/keeping/use-kept.ts";

interface KeepingFacts {
  readonly stored: Keeping;
  /** Undefined while it is loading, null if the browser blocks it. */
  readonly kept: Kept | null | undefined;
  /** Whether the browser refused when keeping was switched on. */
  readonly isBlocked: boolean;
  readonly isPersistent: boolean | undefined;
  /** Whether keeping was switched on in this document. */
  readonly isNew: boolean;
  /** Undefined while nothing is being changed. */
  readonly changingTo: boolean | undefined;
}

/** OFF-01. If keeping was on and there is no data, the browser has removed it. */
export function toKeepingState({
  stored,
  kept,
  isBlocked,
  isPersistent,
  isNew,
  changingTo,
}: KeepingFacts): KeepingState {
  if (changingTo !== undefined) return { kind: "changing", isOn: changingTo };
  if (stored === "off") return { kind: isBlocked ? "blocked" : "off" };
  if (kept === null) return { kind: "blocked" };
  if (kept?.wasEmpty === true && kept.recordings.length === 0 && !isNew) return { kind: "evicted" };
  const { bytes, isReady, recordings = [] } = kept ?? {};
  return { kind: stored, kept: { bytes, isReady, lectures: recordings.length, isPersistent } };
}
