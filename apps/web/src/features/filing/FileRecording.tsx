import { folderQueries } from "@lectern/data/folders/folders.queries";
import { runWrite } from "@lectern/data/options";
import { recordingMutations } from "@lectern/data/recordings/recordings.mutations";
import type { Folder } from "@lectern/domain/folder";
import { DEFAULT_COLOR, type RecordingSummary, toTitle } from "@lectern/domain/recording";
import { toast } from "@lectern/ui/overlays/toaster";
import { FilingDialog } from "@lectern/ui/screens/filing-dialog";
import { DraftProvider } from "@lectern/ui/theme/draft";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { filingCopy } from "../../copy/filing-copy.ts";
import { useCreateFolder } from "../../flows/use-create-folder.ts";
import { useDrafts } from "../../flows/use-drafts.ts";
import { toastFailedWrite } from "../failed-write.ts";
import { useUser } from "../../flows/use-user.ts";
import { toFilingState } from "./filing.view-state.ts";

interface FileRecordingProps {
  readonly recording: Pick<RecordingSummary, "id" | "name" | "folderId">;
  /** Gets the focus when the dialog closes. */
  readonly button: HTMLElement | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * Files a recording in a folder as an optimistic update, which is reverted if the server refuses it. The answer is
 * announced (REC-13).
 */
export function FileRecording({ recording, button, isOpen, onClose }: FileRecordingProps) {
  const { client, id: userId } = useUser();
  const cache = useQueryClient();
  const folders = useQuery({ ...folderQueries(client, userId).list(), enabled: isOpen });
  const { createFolder, isCreating } = useCreateFolder();

  const drafts = useDrafts(`filing ${recording.id}`);
  const close = () => {
    drafts.forget();
    onClose();
  };

  const move = (folder: Pick<Folder, "id" | "name"> | null) => {
    close();
    // One toast for each recording: a later answer replaces an earlier one.
    const options = { id: `filing-${recording.id}` };
    void runWrite(cache, recordingMutations(client, userId).move(recording.id), folder?.id ?? null).then(
      () => toast.success(folder === null ? filingCopy.removed : filingCopy.added(toTitle(folder.name)), options),
      () => toastFailedWrite(folder === null ? filingCopy.removalFailed : filingCopy.unexpected, options),
    );
  };

  return (
    <DraftProvider value={drafts}>
      <FilingDialog
        state={toFilingState({ isOpen, isCreating }, folders)}
        recording={recording}
        onClose={close}
        onFile={(folderId) => move(folders.data?.find(({ id }) => id === folderId) ?? null)}
        onCreate={(name) =>
          createFolder(
            { name, description: "", color: DEFAULT_COLOR },
            { onSuccess: move, onError: () => toastFailedWrite(filingCopy.unexpected) },
          )
        }
        focusFallback={{ current: button }}
      />
    </DraftProvider>
  );
}
