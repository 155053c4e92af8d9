import { folderQueries } from "@lectern/data/folders/folders.queries";
import { DEFAULT_COLOR, type RecordingSummary } from "@lectern/domain/recording";
import { FilingDialog } from "@lectern/ui/screens/filing-dialog";
import { DraftProvider } from "@lectern/ui/theme/draft";
import { useQuery } from "@tanstack/react-query";
import { filingCopy } from "../../copy/filing-copy.ts";
import { useCreateFolder } from "../../flows/use-create-folder.ts";
import { useDrafts } from "../../flows/use-drafts.ts";
import { useUser } from "../../flows/use-user.ts";
import { toastFailedWrite } from "../failed-write.ts";
import { toFilingState } from "../filing/filing.view-state.ts";

export interface MoveSelectionProps {
  readonly recordings: readonly RecordingSummary[];
  /** Called with the folder's id, or null for none, and its name. */
  readonly onMove: (folderId: string | null, name: string) => void;
  /** Gets the focus when the dialog closes. */
  readonly button: HTMLElement | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Finds where the recordings are: one folder's id, null for none, and an empty string for several places. */
function findPlace(recordings: readonly RecordingSummary[]): string | null {
  const [first, ...others] = new Set(recordings.map(({ folderId }) => folderId));
  return others.length === 0 ? (first ?? null) : "";
}

/** The dialog that chooses a folder for several recordings (UNT-05). */
export function MoveSelection({ recordings, onMove, button, isOpen, onClose }: MoveSelectionProps) {
  const { client, id: userId } = useUser();
  const folders = useQuery({ ...folderQueries(client, userId).list(), enabled: isOpen });
  const { createFolder, isCreating } = useCreateFolder();
  const drafts = useDrafts("filing selection");
  const close = () => {
    drafts.forget();
    onClose();
  };
  const move = (id: string | null, name: string) => {
    close();
    onMove(id, name);
  };
  return (
    <DraftProvider value={drafts}>
      <FilingDialog
        state={toFilingState({ isOpen, isCreating }, folders)}
        recording={{
          name: recordings.length === 1 ? (recordings[0]?.name ?? "") : `${recordings.length} recordings`,
          folderId: findPlace(recordings),
        }}
        onClose={close}
        onFile={(id) => move(id, folders.data?.find((folder) => folder.id === id)?.name ?? "")}
        onCreate={(name) =>
          createFolder(
            { name, description: "", color: DEFAULT_COLOR },
            {
              onSuccess: (folder) => move(folder.id, folder.name),
              onError: () => toastFailedWrite(filingCopy.unexpected),
            },
          )
        }
        focusFallback={{ current: button }}
      />
    </DraftProvider>
  );
}
