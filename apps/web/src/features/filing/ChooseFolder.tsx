import { folderQueries } from "@lectern/data/folders/folders.queries";
import type { Folder } from "@lectern/domain/folder";
import { DEFAULT_COLOR } from "@lectern/domain/recording";
import { FilingDialog } from "@lectern/ui/screens/filing-dialog";
import { DraftProvider } from "@lectern/ui/theme/draft";
import { useQuery } from "@tanstack/react-query";
import { toastFailedWrite } from "../../flows/toast-write.ts";
import { useCreateFolder } from "../../flows/use-create-folder.ts";
import { useDialogDrafts } from "../../flows/use-drafts.ts";
import { useUser } from "../../flows/use-user.ts";
import type { DialogProps } from "../dialog-hook.tsx";
import { toFilingState } from "./filing.view-state.ts";
import type { Filed } from "./use-filing.tsx";

/** The folder that recordings move to; null takes them out of theirs. */
export type ChosenFolder = Pick<Folder, "id" | "name"> | null;

interface ChooseFolderProps extends DialogProps<readonly Filed[]> {
  readonly onChoose: (folder: ChosenFolder) => void;
}

/** Finds where the recordings are: one folder's id, null for none, and an empty string for several places. */
function findPlace(recordings: readonly Filed[]): string | null {
  const [first, ...others] = new Set(recordings.map(({ folderId }) => folderId));
  return others.length === 0 ? (first ?? null) : "";
}

/** The dialog that chooses a folder for one recording (REC-13) or several (UNT-05). */
export function ChooseFolder({ subject: recordings, onChoose, button, isOpen, onClose }: ChooseFolderProps) {
  const { client, id: userId } = useUser();
  const folders = useQuery({ ...folderQueries(client, userId).list(), enabled: isOpen });
  const { createFolder, isCreating } = useCreateFolder();
  const [one, ...others] = recordings;
  const isOne = one !== undefined && others.length === 0;
  const { drafts, close } = useDialogDrafts(`filing ${isOne ? one.id : "selection"}`, onClose);
  const choose = (folder: ChosenFolder) => {
    close();
    onChoose(folder);
  };
  return (
    <DraftProvider value={drafts}>
      <FilingDialog
        state={toFilingState({ isOpen, isCreating }, folders)}
        recording={{
          name: isOne ? one.name : `${recordings.length} recordings`,
          folderId: findPlace(recordings),
        }}
        onClose={close}
        onFile={(folderId) => choose(folders.data?.find(({ id }) => id === folderId) ?? null)}
        onCreate={(name) =>
          createFolder(
            { name, description: "", color: DEFAULT_COLOR },
            { onSuccess: choose, onError: () => void toastFailedWrite("An unexpected error occurred") },
          )
        }
        focusFallback={{ current: button }}
      />
    </DraftProvider>
  );
}
