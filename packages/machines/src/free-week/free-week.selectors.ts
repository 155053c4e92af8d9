import type { SnapshotFrom } from "xstate";
import type { freeWeekMachine, RedemptionProblem } from "./free-week.machine.ts";

export type FreeWeekSnapshot = SnapshotFrom<typeof freeWeekMachine>;

/** A code is being redeemed, so the button is busy. */
export const isRedeeming = (snapshot: FreeWeekSnapshot): boolean => snapshot.hasTag("busy");

/** The code that was redeemed on this visit. The profile has it too once it is read again (REF-04). */
export const getRedeemedCode = (snapshot: FreeWeekSnapshot): string | null =>
  snapshot.matches("redeemed") ? snapshot.context.code : null;

export const getProblem = (snapshot: FreeWeekSnapshot): RedemptionProblem | null => snapshot.context.problem;
