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
    const read = (): void =>
      void keeping
        .open(id)
        .then(async (device) => {
          const summary = await device?.summarise();
          const hasDashboard = keeping.hasDashboard();
          return summary === undefined ? null : { ...summary, isReady: hasDashboard && summary.hasLibrary };
        })
        .then(
          (summary) => isMounted && setKept(summary),
          (error: unknown) => report("Error reading what this device keeps", error),
        );
    read();
    const stop = keeping.subscribe(read);
    return () => {
      isMounted = false;
      stop();
    };
  }, [keeping, id, isOn, report]);
  return isOn ? kept : undefined;
}
