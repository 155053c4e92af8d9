import { folderMutations } from "@lectern/data/folders/folders.mutations";
import { toFailureCode } from "@lectern/domain/failure";
import type { Folder } from "@lectern/domain/folder";
import { EditFolderDialog } from "@lectern/ui/screens/edit-folder-dialog";
import { DraftProvider } from "@lectern/ui/theme/draft";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { useDialogDrafts } from "../../flows/use-drafts.ts";
import { useUser } from "../../flows/use-user.ts";
import type { DialogProps } from "../dialog-hook.tsx";

/** The dialog of "Edit Folder", and its write. */
export function EditFolder({ subject: folder, button, isOpen, onClose }: DialogProps<Folder>) {
  const { client, id: userId } = useUser();
  const edit = useMutation(folderMutations(client, userId).edit(folder.id));
  // After a refusal the student has been told, so that the next save replaces what is stored.
  const shown = useRef<Folder | undefined>(folder);
  const { drafts, close } = useDialogDrafts(`edit folder ${folder.id}`, onClose);
  return (
    <DraftProvider value={drafts}>
      <EditFolderDialog
        state={{ kind: isOpen ? (edit.isPending ? "saving" : "open") : "closed" }}
        folder={folder}
        onClose={close}
        onSave={(changed) =>
          edit.mutate(shown.current === undefined ? changed : { ...changed, shown: shown.current }, {
            onSuccess: close,
            onError: (failure) => {
              if (toFailureCode(failure) === "changed-elsewhere") shown.current = undefined;
            },
          })
        }
        focusFallback={{ current: button }}
      />
    </DraftProvider>
  );
}
