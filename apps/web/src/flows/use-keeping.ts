import type { Keeping } from "@lectern/device/keeping";
import { useSyncExternalStore } from "react";
import { useServices } from "./services.ts";
import { useUser } from "./use-user.ts";

/** Whether this device keeps lectures for the student. */
export function useKeeping(): Keeping {
  const { keeping } = useServices();
  const { id } = useUser();
  return useSyncExternalStore(
    keeping.subscribe,
    () => keeping.current(id),
    () => "off",
  );
}
