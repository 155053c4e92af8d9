import { runWrite } from "@lectern/data/options";
import { recordingMutations } from "@lectern/data/recordings/recordings.mutations";
import { toTitle } from "@lectern/domain/recording";
import { useQueryClient } from "@tanstack/react-query";
import { toastWrite } from "../../flows/toast-write.ts";
import { useUser } from "../../flows/use-user.ts";
import type { DialogProps } from "../dialog-hook.tsx";
import { type ChosenFolder, ChooseFolder } from "./ChooseFolder.tsx";
import type { Filed } from "./use-filing.tsx";

/**
 * Files a recording in a folder as an optimistic update, which is reverted if the server refuses it. The answer is
 * announced (REC-13).
 */
export function FileRecording({ subject: recording, ...dialog }: DialogProps<Filed>) {
  const { client, id: userId } = useUser();
  const cache = useQueryClient();
  const move = (folder: ChosenFolder) => {
    const [done, failed] =
      folder === null
        ? (["Removed from folder", "Failed to remove recording from folder"] as const)
        : ([`Added to ${toTitle(folder.name)}`, "An unexpected error occurred"] as const);
    const write = runWrite(cache, recordingMutations(client, userId).move(recording.id), folder?.id ?? null);
    void toastWrite(write, { done, failed, id: `filing-${recording.id}` });
  };
  return <ChooseFolder {...dialog} subject={[recording]} onChoose={move} />;
}
