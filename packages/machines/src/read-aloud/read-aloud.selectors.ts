import type { SnapshotFrom } from "xstate";
import type { readAloudMachine } from "./read-aloud.machine.ts";

export type ReadAloudSnapshot = SnapshotFrom<typeof readAloudMachine>;
