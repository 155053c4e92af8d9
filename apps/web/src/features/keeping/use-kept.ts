import { useEffect, useState } from "react";
import { useKeeping } from "../../flows/keeping.ts";
import type { KeptNow } from "../../flows/kept-device.ts";
import { useServices } from "../../flows/services.ts";
import { useUser } from "../../flows/use-user.ts";

/**
 * A summary of the lectures that this device keeps, updated when it changes; undefined while it is loading or keeping
 * is off, null if the browser doesn't let this site read what it keeps.
 */
export function useKept(): KeptNow | null | undefined {
  const { keeping, report } = useServices();
  const { id } = useUser();
  const isOn = useKeeping() !== "off";
  const [kept, setKept] = useState<KeptNow | null>();
  useEffect(() => {
    if (!isOn) return undefined;
    let isMounted = true;
    const read = (): void =>
      void keeping
        .open(id)
        .then((device) => device?.summarise() ?? null)
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
