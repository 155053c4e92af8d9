import type { LecternClient } from "@lectern/data/client";
import type { DeviceGuard } from "@lectern/device/device-guard";
import { createContext, useContext } from "react";
import type { AuthActor } from "@lectern/machines/auth/auth.selectors";
import type { KeepingStore } from "./keeping.ts";
import type { BrowserStorage } from "../platform/browser-storage.ts";
import type { ClientFlagsStore } from "../platform/client-flags.ts";
import type { EndedSessionStore } from "../platform/ended-session.ts";
import type { Report } from "@lectern/browser/report";
import type { ScrollPositions } from "@lectern/browser/scroll/scroll-positions";

/** The services that `compose.ts` created, for screens, which create no clients or stores themselves. */
export interface Services {
  readonly auth: AuthActor;
  readonly client: LecternClient;
  readonly device: DeviceGuard;
  readonly keeping: KeepingStore;
  readonly storage: BrowserStorage;
  readonly endedSession: EndedSessionStore;
  readonly scrollPositions: ScrollPositions;
  readonly report: Report;
  readonly flags: ClientFlagsStore;
  /** The browser's user agent string (PUB-12). */
  readonly userAgent: string;
}

export const ServicesContext = createContext<Services | undefined>(undefined);

/** The services of the page, the same objects as long as it lives. @throws Error outside of `ServicesContext` */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("a screen was rendered outside of ServicesContext");
  return services;
}
