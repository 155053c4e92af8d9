import { runWrite } from "@lectern/data/options";
import { recordingMutations } from "@lectern/data/recordings/recordings.mutations";
import type { RecordingsViewProps } from "@lectern/ui/screens/recordings";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { paths } from "../../paths.ts";
import { settle } from "../../flows/settle.ts";
import { useUser } from "../../flows/use-user.ts";

type RecordingActions = Pick<RecordingsViewProps, "recordingHref" | "onToggleFavorite" | "onDelete">;

/** The actions of a list's card. The functions are stable for a student. */
export function useRecordingActions(): RecordingActions {
  const { client, id: userId } = useUser();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const { setFavorite, remove } = recordingMutations(client, userId);
    return {
      recordingHref: (id) => paths.recording(id),
      onToggleFavorite: (id, isFavorite) => settle(runWrite(queryClient, setFavorite(id), isFavorite)),
      onDelete: (id) => settle(runWrite(queryClient, remove(id), undefined)),
    };
  }, [client, queryClient, userId]);
}
