import { useSyncExternalStore } from "react";
import { isOnline, subscribeToNetwork } from "./network.ts";

/** Whether the server can be reached, as far as is known. */
export const useOnline = (): boolean => useSyncExternalStore(subscribeToNetwork, isOnline, () => true);
