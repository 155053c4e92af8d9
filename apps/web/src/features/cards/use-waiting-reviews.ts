import { useEffect, useState } from "react";
import { useFlowPorts } from "../../flows/flow-ports.ts";
import { countStuck, openPracticeDevice } from "../../flows/review-queue.ts";

/**
 * How many reviews are queued on this device until the network is back; 0 while that is loading. They are sent
 * meanwhile.
 */
export function useWaitingReviews(): number {
  const ports = useFlowPorts();
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    void openPracticeDevice(ports).then(({ queue }) => {
      if (stop.signal.aborted) return;
      stop.signal.addEventListener(
        "abort",
        queue.watch((state) => setWaiting(countStuck(state))),
      );
      void queue.send();
    });
    return () => stop.abort();
  }, [ports]);
  return waiting;
}
