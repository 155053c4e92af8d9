import { runWrite } from "@lectern/data/options";
import { recordingMutations } from "@lectern/data/recordings/recordings.mutations";
import type { Recording } from "@lectern/domain/recording";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useUser } from "../../flows/use-user.ts";
import { useOnline } from "@lectern/browser/use-online";
import { isEndInView, isInFront, watchReading } from "./watch-reading.ts";

/**
 * Marks a lecture as read when it has been read on its page (ADR 0064), without a word. Once a visit, so that "Mark as
 * Unread" stands. Without a network it waits for one.
 *
 * @param isTextShown whether the open tab shows text of the lecture
 */
export function useMarkWhenRead(recording: Recording | undefined, isTextShown: boolean): void {
  const { client, id: userId } = useUser();
  const cache = useQueryClient();
  const isOnline = useOnline();
  const [wasRead, setWasRead] = useState(false);
  if (recording?.isRead === true && !wasRead) setWasRead(true);
  const { id, status } = recording ?? {};
  const isWatched = status === "completed" && !wasRead && isTextShown && isOnline;
  useEffect(() => {
    if (!isWatched || id === undefined) return undefined;
    const onRead = () =>
      void runWrite(cache, recordingMutations(client, userId).setRead(id, true), true).catch(() => undefined);
    return watchReading({ isInFront, isEndInView, onRead });
  }, [isWatched, id, client, userId, cache]);
}
