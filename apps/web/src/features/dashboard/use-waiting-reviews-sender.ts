import { useEffect } from "react";
import { useFlowPorts } from "../../flows/flow-ports.ts";
import { sendReviewsOfDevice } from "../../flows/practice-device.ts";
import { ignorePrefetchFailure } from "../../loading/stale-chunks.ts";
import { whenIdle } from "../../loading/when-idle.ts";

/** Sends the reviews that wait on this device, on whatever page the student is when the network is there (PRC-05). */
export function useWaitingReviewsSender(isOnline: boolean): void {
  const ports = useFlowPorts();
  useEffect(() => {
    if (isOnline) void ignorePrefetchFailure(whenIdle().then(() => sendReviewsOfDevice(ports)));
  }, [isOnline, ports]);
}
