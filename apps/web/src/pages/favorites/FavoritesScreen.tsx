import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { FavoritesView } from "@lectern/ui/screens/favorites";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useUser } from "../../flows/use-user.ts";
import { useExportDialog } from "../../features/export/use-export-dialog.ts";
import { useRecordingList } from "../../features/recording-list/use-recording-list.tsx";
import { useAsBackLink } from "../../features/back-link/back-link.ts";

/** REC-08: the recordings screen with the starred recordings. */
export function FavoritesScreen() {
  const { client, id: userId } = useUser();
  const favorites = useQuery(recordingQueries(client, userId).favorites());
  const { view, overlays } = useRecordingList(favorites, { isFavorites: true });
  const menu = useRef<HTMLButtonElement>(null);
  const exporting = useExportDialog();
  useAsBackLink("Favorites");
  return (
    <>
      <FavoritesView {...view} onExport={() => exporting.open({ kind: "favorites" }, menu.current)} menuRef={menu} />
      {overlays}
      {exporting.overlays}
    </>
  );
}
