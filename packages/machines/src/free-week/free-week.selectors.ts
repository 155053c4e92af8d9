import type { SnapshotFrom } from "xstate";
import type { freeWeekMachine } from "./free-week.machine.ts";
import type { RedemptionProblem } from "./free-week.types.ts";

export type FreeWeekSnapshot = SnapshotFrom<typeof freeWeekMachine>;

export const isRedeeming = (snapshot: FreeWeekSnapshot): boolean => snapshot.hasTag("busy");

/** The code that this very visit redeemed; the profile says so too as soon as it is read again (REF-04). */
export const redeemedCodeOf = (snapshot: FreeWeekSnapshot): string | null =>
  snapshot.matches("redeemed") ? snapshot.context.code : null;

export const problemOf = (snapshot: FreeWeekSnapshot): RedemptionProblem | null => snapshot.context.problem;

/** An empty code may be sent: it is told what is missing (REF-03). */
export const canSubmitCode = (snapshot: FreeWeekSnapshot): boolean =>
  snapshot.can({ type: "code.submitted", code: "" });
