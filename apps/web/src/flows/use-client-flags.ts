import { useSyncExternalStore } from "react";
import type { ClientFlags } from "../platform/client-flags.ts";
import { useServices } from "./services.ts";

export function useClientFlags(): [flags: ClientFlags, setFlags: (change: Partial<ClientFlags>) => void] {
  const { flags } = useServices();
  return [useSyncExternalStore(flags.subscribe, flags.current), flags.set];
}
