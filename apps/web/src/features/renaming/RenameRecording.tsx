import { runWrite } from "@lectern/data/options";
import { recordingMutations } from "@lectern/data/recordings/recordings.mutations";
import { RenameDialog } from "@lectern/ui/screens/rename-dialog";
import { DraftProvider } from "@lectern/ui/theme/draft";
import { useQueryClient } from "@tanstack/react-query";
import { settle } from "../../flows/settle.ts";
import { useDialogDrafts } from "../../flows/use-drafts.ts";
import { useUser } from "../../flows/use-user.ts";
import type { DialogProps } from "../dialog-hook.tsx";
import type { Renamed } from "./use-renaming.ts";

/** The dialog of a card's "Rename", with its write. */
export function RenameRecording({ subject: recording, button, isOpen, onClose }: DialogProps<Renamed>) {
  const { client, id: userId } = useUser();
  const cache = useQueryClient();
  // What could not be saved is in the field when it is opened again.
  const { drafts, close } = useDialogDrafts(`rename ${recording.id}`, onClose);
  return (
    <DraftProvider value={drafts}>
      <RenameDialog
        open={isOpen}
        name={recording.name}
        onClose={close}
        onRename={(name) => {
          onClose();
          if (name === recording.name) drafts.forget();
          else
            settle(
              runWrite(cache, recordingMutations(client, userId).rename(recording.id, recording.name), name).then(
                drafts.forget,
              ),
            );
        }}
        focusFallback={{ current: button }}
      />
    </DraftProvider>
  );
}
