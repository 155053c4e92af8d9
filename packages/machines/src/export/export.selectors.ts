import type { SnapshotFrom } from "xstate";
import type { exportMachine } from "./export.machine.ts";

export type ExportSnapshot = SnapshotFrom<typeof exportMachine>;
