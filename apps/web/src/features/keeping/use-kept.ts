import { useEffect, useState } from "react";
import { useKeeping } from "../../flows/use-keeping.ts";
import type { KeptNow } from "@lectern/device/kept-device";
import { useServices } from "../../flows/services.ts";
import { useUser } from "../../flows/use-user.ts";

/** What this device keeps, and whether it opens without a network; undefined in a browser that can't store the app. */
export type Kept = KeptNow & { readonly isReady: boolean | undefined };

/**
 * A summary of the lectures that this device keeps, updated when it changes; undefined while it is loading or keeping
 * is off, null if the browser doesn't let this site read what it keeps.
 */
export function useKept(): Kept | null | undefined {
  const { keeping, report } = useServices();
  const { id } = useUser();
  const isOn = useKeeping() !== "off";
  const [kept, setKept] = useState<Kept | null>();
  useEffect(() => {
    if (!isOn) return undefined;
    let isMounted = true;
    const read = async (): Promise<void> => {
      try {
        const summary = await (await keeping.open(id))?.summarise();
        const isReady = summary && keeping.hasDashboard() && summary.hasLibrary;
        if (isMounted) setKept(summary === undefined ? null : { ...summary, isReady });
      } catch (error) {
        report("Error reading what this device keeps", error);
      }
    };
    void read();
    const stop = keeping.subscribe(() => void read());
    return () => {
      isMounted = false;
      stop();
    };
  }, [keeping, id, isOn, report]);
  return isOn ? kept : undefined;
}
