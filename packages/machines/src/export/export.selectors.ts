import type { SnapshotFrom } from "xstate";
import type { exportMachine } from "./export.machine.ts";

export type ExportSnapshot = SnapshotFrom<typeof exportMachine>;

/** The export is under way: leaving now would lose it. */
export const isBusy = (snapshot: ExportSnapshot): boolean => snapshot.hasTag("busy");
