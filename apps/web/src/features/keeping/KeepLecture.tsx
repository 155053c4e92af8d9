import { formatMoment } from "@lectern/domain/dates";
import { IconButton } from "@lectern/ui/elements/icon-button";
import { device } from "@lectern/ui/elements/icon/screen-glyphs";
import { useEffect, useState } from "react";
import { useFlowPorts } from "../../flows/flow-ports.ts";
import { useKeeping } from "../../flows/use-keeping.ts";
import { useServices } from "../../flows/services.ts";
import { whenIdle } from "@lectern/browser/when-idle";
import { useOnline } from "@lectern/browser/use-online";
import { useKept } from "./use-kept.ts";

interface OfLecture {
  readonly recordingId: string;
}

/**
 * "Available offline · Nov 23, 6:04 PM", for a lecture that opens without a network, transcript and all; "Saved offline"
 * where a part is missing. It reads what is missing, so that an opened lecture is kept as a whole.
 */
export function KeptNote({ recordingId }: OfLecture) {
  const ports = useFlowPorts();
  const isOnline = useOnline();
  const isOn = useKeeping() === "on";
  const all = useKept();
  const kept = all?.recordings.find(({ id }) => id === recordingId);
  const isPart = kept?.isWhole === false && isOnline && isOn;
  useEffect(() => {
    if (!isPart) return;
    const readRest = async (): Promise<void> => {
      await whenIdle();
      await (await import("@lectern/device/read-whole-lecture")).readWholeLecture(ports, recordingId);
    };
    // The query cache reports what could not be read.
    readRest().catch(() => undefined);
  }, [isPart, ports, recordingId]);
  if (kept === undefined) return null;
  // The moment stays in one line on a phone.
  const moment = formatMoment(new Date(kept.savedAt).toISOString()).replaceAll(" ", "\u00A0");
  return (
    <span>
      {" · "}
      {all?.isReady === true && kept.isWhole ? "Available offline" : "Saved offline"} · {moment}
    </span>
  );
}

/** Keeps a whole lecture on the device and pins it, so that it isn't removed to make room. */
export function KeepLecture({ recordingId }: OfLecture) {
  const { keeping } = useServices();
  const ports = useFlowPorts();
  const isPinned = useKept()?.recordings.find(({ id }) => id === recordingId)?.isPinned ?? false;
  const [isBusy, setBusy] = useState(false);
  const keep = async (): Promise<void> => {
    setBusy(true);
    try {
      const kept = await keeping.open(ports.userId);
      await kept?.setPinned(recordingId, !isPinned);
      if (!isPinned) await (await import("@lectern/device/read-whole-lecture")).readWholeLecture(ports, recordingId);
      await kept?.keepShown();
    } catch {
      const { toast } = await import("@lectern/ui/overlays/toaster");
      toast.error("Couldn't save the whole lecture offline", { id: "keeping" });
    }
    setBusy(false);
  };
  return (
    <IconButton
      glyph={device}
      label="Save Offline"
      aria-pressed={isPinned}
      aria-busy={isBusy}
      onClick={() => {
        if (!isBusy) void keep();
      }}
    />
  );
}
