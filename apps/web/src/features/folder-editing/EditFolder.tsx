import { folderMutations } from "@lectern/data/folders/folders.mutations";
import type { Folder } from "@lectern/domain/folder";
import { EditFolderDialog } from "@lectern/ui/screens/edit-folder-dialog";
import { DraftProvider } from "@lectern/ui/theme/draft";
import { useMutation } from "@tanstack/react-query";
import { useDrafts } from "../../flows/use-drafts.ts";
import { useUser } from "../../flows/use-user.ts";

export interface EditFolderProps {
  readonly folder: Folder;
  /** Gets the focus when the dialog closes. */
  readonly button: HTMLElement | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog of "Edit Folder", and its write. */
export function EditFolder({ folder, button, isOpen, onClose }: EditFolderProps) {
  const { client, id: userId } = useUser();
  const edit = useMutation(folderMutations(client, userId).edit(folder.id));
  const drafts = useDrafts(`edit folder ${folder.id}`);
  const close = () => {
    drafts.forget();
    onClose();
  };
  return (
    <DraftProvider value={drafts}>
      <EditFolderDialog
        state={{ kind: isOpen ? (edit.isPending ? "saving" : "open") : "closed" }}
        folder={folder}
        onClose={close}
        onSave={(changed) => edit.mutate({ ...changed, shown: folder }, { onSuccess: close })}
        focusFallback={{ current: button }}
      />
    </DraftProvider>
  );
}
