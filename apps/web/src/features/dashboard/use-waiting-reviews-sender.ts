import { useEffect } from "react";
import { useFlowPorts } from "../../flows/flow-ports.ts";
import { sendReviewsOfDevice } from "../../flows/practice-device.ts";
import { ignorePrefetchFailure } from "@lectern/page-loading/page/stale-chunks";
import { whenIdle } from "@lectern/browser/when-idle";

/** Sends the reviews that are queued on this device when the network is back, whatever page is open (PRC-05). */
export function useWaitingReviewsSender(isOnline: boolean): void {
  const ports = useFlowPorts();
  useEffect(() => {
    if (isOnline) void ignorePrefetchFailure(whenIdle().then(() => sendReviewsOfDevice(ports)));
  }, [isOnline, ports]);
}
