import type { SnapshotFrom } from "xstate";
import type { practiceMachine } from "./practice.machine.ts";
import type { PracticeStep } from "./practice.types.ts";

export type PracticeSnapshot = SnapshotFrom<typeof practiceMachine>;

/** The reviews of the session that were not undone, oldest first. A card that was rated Again has several. */
export const getRatedSteps = ({ context }: PracticeSnapshot): readonly Extract<PracticeStep, { kind: "rated" }>[] =>
  context.steps.filter((step) => step.kind === "rated");
