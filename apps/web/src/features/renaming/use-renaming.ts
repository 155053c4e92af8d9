import type { RecordingSummary } from "@lectern/domain/recording";
import { createDialogHook } from "../dialog-hook.tsx";

export type Renamed = Pick<RecordingSummary, "id" | "name">;

/** "Rename" for a list's cards (RDT-02). */
export const useRenaming = createDialogHook<Renamed>(
  async () => (await import("./RenameRecording.tsx")).RenameRecording,
);
