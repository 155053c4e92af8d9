import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { FavoritesView } from "@lectern/ui/screens/favorites";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useUser } from "../../flows/use-user.ts";
import { useExportDialog } from "../../features/export/ExportButton.tsx";
import { useRecordingList } from "../../features/recording-list/use-recording-list.tsx";
import { useAsBackLink } from "../../features/back-link/back-link.ts";

const favorites = { kind: "favorites" } as const;

/** REC-08: the recordings screen with the starred recordings. */
export function FavoritesScreen() {
  const { client, id: userId } = useUser();
  const { view, dialog } = useRecordingList(useQuery(recordingQueries(client, userId).favorites()), true);
  const menu = useRef<HTMLButtonElement>(null);
  const { dialog: exportDialog, openExport } = useExportDialog({ scope: favorites, focusFallback: menu });
  useAsBackLink("Favorites");
  return (
    <>
      <FavoritesView {...view} onExport={openExport} menuRef={menu} />
      {dialog}
      {exportDialog}
    </>
  );
}
