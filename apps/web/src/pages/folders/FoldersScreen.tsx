import { folderQueries } from "@lectern/data/folders/folders.queries";
import { toDay } from "@lectern/domain/dates";
import { addFolder } from "@lectern/ui/elements/icon/glyphs";
import { FoldersView } from "@lectern/ui/screens/folders";
import { DraftProvider } from "@lectern/ui/theme/draft";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usePageCommands } from "../../commands/page-commands.ts";
import { paths } from "../../paths.ts";
import { useCreateFolder } from "../../flows/use-create-folder.ts";
import { useDrafts } from "../../flows/use-drafts.ts";
import { useUser } from "../../flows/use-user.ts";
import { useEditFolder } from "../../features/folder-editing/folder-dialogs.ts";
import { toCreateFolderState, toFoldersState } from "./folders.view-state.ts";

export function FoldersScreen() {
  const { client, id: userId } = useUser();
  const folders = useQuery(folderQueries(client, userId).list());
  const { createFolder, isCreating } = useCreateFolder();
  const [today] = useState(() => toDay(new Date().toISOString()));
  const [isDialogOpen, setDialogOpen] = useState(false);

  const { open: editFolder, overlays } = useEditFolder();
  const drafts = useDrafts("new folder");
  const changeDialog = (isOpen: boolean) => {
    if (!isOpen) drafts.forget();
    setDialogOpen(isOpen);
  };

  usePageCommands([{ id: "new-folder", label: "New Folder", glyph: addFolder, run: () => setDialogOpen(true) }]);

  return (
    <>
      <DraftProvider value={drafts}>
        <FoldersView
          state={toFoldersState(folders)}
          today={today}
          onRetry={() => void folders.refetch()}
          dialog={toCreateFolderState(isDialogOpen, isCreating)}
          onDialogOpenChange={changeDialog}
          onCreate={(folder) => createFolder(folder, { onSuccess: () => changeDialog(false) })}
          folderHref={(id) => paths.folder(id)}
          onEdit={editFolder}
        />
      </DraftProvider>
      {overlays}
    </>
  );
}
