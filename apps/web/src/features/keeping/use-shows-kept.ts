import { useKeeping } from "../../flows/keeping.ts";
import { useOnline } from "../../platform/use-online.ts";

/** Whether pages show what this device keeps: there is no network, and lectures are kept. */
export const useShowsKept = (): boolean => {
  const isOnline = useOnline();
  return useKeeping() !== "off" && !isOnline;
};
