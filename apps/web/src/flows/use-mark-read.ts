import { useCallback } from "react";
import { useFlowPorts } from "./flow-ports.ts";
import type { Marked } from "./mark-read.ts";

/** Marks a lecture, or several at once, as read or as not read, with a toast that offers Undo. Stable for a student. */
export function useMarkRead() {
  const ports = useFlowPorts();
  return useCallback(
    (marked: Marked, isRead: boolean) =>
      void import("./mark-read.ts").then(({ markRead }) => markRead(ports, marked, isRead)),
    [ports],
  );
}
