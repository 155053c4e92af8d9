import { useEffect } from "react";
import { useFlowPorts } from "../../flows/flow-ports.ts";
import { sendWaitingReviews } from "../../flows/review-queue.ts";
import { useOnline } from "@lectern/browser/use-online";

/** There is no event when an unreachable backend becomes available again. */
const RETRY_MS = 30_000;

/**
 * Sends the reviews that are queued on this device when the network is back, and every half minute until then (PRC-05).
 */
export function useSendWhenOnline(isWaiting: boolean): void {
  const ports = useFlowPorts();
  const isOnline = useOnline();
  useEffect(() => {
    if (!isWaiting || !isOnline) return undefined;
    void sendWaitingReviews(ports);
    const timer = setInterval(() => void sendWaitingReviews(ports), RETRY_MS);
    return () => clearInterval(timer);
  }, [isWaiting, isOnline, ports]);
}
