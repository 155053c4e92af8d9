import { IconButton } from "@lectern/ui/elements/icon-button";
import { addFolder } from "@lectern/ui/elements/icon/glyphs";
import type { PageFeature } from "../page-feature.ts";
import { type Filed, useFiling } from "./use-filing.tsx";

/** "Add to Folder" on a recording's page (REC-13). @param recording undefined while it is loading */
export function useRecordingFiling(recording: Filed | undefined): PageFeature {
  const { fileRecording, dialog } = useFiling();
  return {
    actions: recording && (
      <IconButton
        glyph={addFolder}
        label="Add to Folder"
        onClick={({ currentTarget }) => fileRecording(recording, currentTarget)}
      />
    ),
    overlays: dialog,
  };
}
