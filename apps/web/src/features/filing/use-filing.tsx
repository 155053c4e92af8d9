import type { RecordingSummary } from "@lectern/domain/recording";
import { addFolder } from "@lectern/ui/elements/icon/glyphs";
import { createDialogHook } from "../dialog-hook.tsx";
import type { DialogItem, PageFeature } from "../page-feature.ts";

export type Filed = Pick<RecordingSummary, "id" | "name" | "folderId">;

/** "Add to Folder" for a list's cards (REC-13). */
export const useFiling = createDialogHook<Filed>(async () => (await import("./FileRecording.tsx")).FileRecording);

/** "Add to Folder" in the menu of a recording's page (REC-13). @param recording undefined while it is loading */
export function useRecordingFiling(recording: Filed | undefined): PageFeature & { readonly item: DialogItem } {
  const { open, overlays } = useFiling();
  return {
    item: { glyph: addFolder, label: "Add to Folder", open: (button) => recording && open(recording, button) },
    overlays,
  };
}
