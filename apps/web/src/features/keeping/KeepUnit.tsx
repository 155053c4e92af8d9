import { KeepUnitButton, type KeepUnitState } from "@lectern/ui/recording/keep-unit-button";
import { useEffect, useRef, useState } from "react";
import { useFlowPorts } from "../../flows/flow-ports.ts";
import { useServices } from "../../flows/services.ts";
import { waitForUnmetered } from "@lectern/browser/metered";
import { keepUnit } from "@lectern/domain/keep-unit";
import { useKept } from "./use-kept.ts";

export interface KeepUnitProps {
  /** The folder's recordings. */
  readonly recordingIds: readonly string[];
}

/** Keeps all lectures of a folder as a whole, one after another (OFF-04). While it does, the button says how far it is, and stops it. */
export function KeepUnit({ recordingIds }: KeepUnitProps) {
  const { keeping } = useServices();
  const ports = useFlowPorts();
  const pinned = new Set(useKept()?.recordings.flatMap(({ id, isPinned }) => (isPinned ? [id] : [])));
  const missing = recordingIds.filter((id) => !pinned.has(id));
  const [progress, setProgress] = useState<{ readonly done: number; readonly all: number }>();
  const [isWaiting, setWaiting] = useState(false);
  const stop = useRef<AbortController>(undefined);
  /** Ends the wait for another connection, for this unit. */
  const go = useRef<AbortController>(undefined);
  // It goes on while the page is open: leaving it is one of the ways to stop.
  useEffect(() => () => stop.current?.abort(), []);

  const keepAll = async (): Promise<void> => {
    const running = new AbortController();
    stop.current = running;
    const going = new AbortController();
    go.current = going;
    running.signal.addEventListener("abort", () => going.abort());
    const onProgress = (done: number) => setProgress({ done, all: missing.length });
    onProgress(0);
    try {
      const kept = await keeping.open(ports.userId);
      const { readWholeLecture } = await import("@lectern/device/read-whole-lecture");
      await keepUnit({
        recordingIds: missing,
        keep: async (id) => {
          await readWholeLecture(ports, id);
          await kept?.setPinned(id, true);
        },
        signal: running.signal,
        wait: async () => {
          await waitForUnmetered(going.signal, () => setWaiting(true));
          setWaiting(false);
        },
        onProgress,
      });
    } catch {
      const { toast } = await import("@lectern/ui/overlays/toaster");
      toast.error("Couldn't save every lecture offline. The ones that were saved stay.", { id: "keeping" });
    }
    const kept = await keeping.open(ports.userId);
    await kept?.keepShown();
    setProgress(undefined);
  };
  const release = async (): Promise<void> => {
    const kept = await keeping.open(ports.userId);
    if (kept === undefined) return;
    await Promise.all(recordingIds.map((id) => kept.setPinned(id, false)));
    await kept.keepShown();
  };

  const isKept = missing.length === 0;
  const state: KeepUnitState =
    progress === undefined
      ? { kind: isKept ? "kept" : "offered" }
      : isWaiting
        ? { kind: "waiting" }
        : { kind: "keeping", ...progress };
  return (
    <KeepUnitButton
      state={state}
      onPress={() => {
        if (progress !== undefined) stop.current?.abort();
        else void (isKept ? release() : keepAll());
      }}
      onKeepNow={() => go.current?.abort()}
    />
  );
}
