import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Marked } from "./mark-read.ts";
import { useUser } from "./use-user.ts";

/** Marks a lecture, or several at once, as read or as not read, with a toast that offers Undo. Stable for a student. */
export function useMarkRead() {
  const { client, id: userId } = useUser();
  const cache = useQueryClient();
  return useCallback(
    (marked: Marked, isRead: boolean) =>
      void import("./mark-read.ts").then(({ markRead }) => markRead({ client, userId, cache }, marked, isRead)),
    [client, cache, userId],
  );
}
