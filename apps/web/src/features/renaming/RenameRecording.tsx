import { runWrite } from "@lectern/data/options";
import { recordingMutations } from "@lectern/data/recordings/recordings.mutations";
import { RenameDialog } from "@lectern/ui/screens/rename-dialog";
import { DraftProvider } from "@lectern/ui/theme/draft";
import { useQueryClient } from "@tanstack/react-query";
import { settle } from "../../flows/settle.ts";
import { useDrafts } from "../../flows/use-drafts.ts";
import { useUser } from "../../flows/use-user.ts";

export interface RenameRecordingProps {
  readonly recording: { readonly id: string; readonly name: string };
  /** Gets the focus when the dialog closes. */
  readonly button: HTMLElement | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog of a card's "Rename", with its write. */
export function RenameRecording({ recording, button, isOpen, onClose }: RenameRecordingProps) {
  const { client, id: userId } = useUser();
  const cache = useQueryClient();
  // What could not be saved is in the field when it is opened again.
  const drafts = useDrafts(`rename ${recording.id}`);
  return (
    <DraftProvider value={drafts}>
      <RenameDialog
        open={isOpen}
        name={recording.name}
        onClose={() => {
          drafts.forget();
          onClose();
        }}
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
