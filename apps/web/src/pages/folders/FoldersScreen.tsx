import { folderMutations } from "@lectern/data/folders/folders.mutations";
import { folderQueries } from "@lectern/data/folders/folders.queries";
import { addFolder } from "@lectern/ui/elements/icon/glyphs";
import { FoldersView } from "@lectern/ui/screens/folders";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usePageCommands } from "../../commands/page-commands.ts";
import { paths } from "../../paths.ts";
import { useServices } from "../../flows/services.ts";
import { useUser } from "../../flows/use-user.ts";
import { toCreateFolderState, toFoldersState } from "./folders.view-state.ts";

export function FoldersScreen() {
  const { client } = useServices();
  const user = useUser();
  const folders = useQuery(folderQueries(client, user.id).list());
  const create = useMutation(folderMutations(client, user.id).create());
  const [isDialogOpen, setDialogOpen] = useState(false);

  usePageCommands([{ id: "new-folder", label: "New Folder", glyph: addFolder, run: () => setDialogOpen(true) }]);

  return (
    <FoldersView
      state={toFoldersState(folders)}
      dialog={toCreateFolderState(isDialogOpen, create.isPending)}
      onDialogOpenChange={setDialogOpen}
      onCreate={(folder) => create.mutate(folder, { onSuccess: () => setDialogOpen(false) })}
      folderHref={(id) => paths.folder(id)}
    />
  );
}
