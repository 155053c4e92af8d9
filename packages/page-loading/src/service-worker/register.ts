import { whenUserPauses } from "@lectern/browser/when-idle";
import { watchForNewBuild } from "./new-build.ts";

/** The worker's address. */
const WORKER = "/sw.js";

/**
 * How long the user must pause first, because storing uses a core for some seconds and doubles the delay of input; in
 * ms.
 */
const PAUSE_MS = 3000;

/** The worker that answered this document. */
const before = typeof navigator === "undefined" ? null : (navigator.serviceWorker?.controller ?? null);

const canStore = (): boolean =>
  import.meta.env.PROD && import.meta.env["VITE_SERVICE_WORKER"] !== "off" && "serviceWorker" in navigator;

const register = (scope: string) => navigator.serviceWorker.register(WORKER, { scope });

/**
 * Stores the app's code on the device now. Never rejects.
 *
 * @param scope the path below which pages come from the device; every other page uses the network
 * @returns whether the device has it; false in a browser that can't
 */
export async function storeCode(scope: string): Promise<boolean> {
  if (!canStore()) return false;
  try {
    await register(scope);
    await navigator.serviceWorker.ready;
    return true;
  } catch {
    return false;
  }
}

interface RegisterOptions {
  /** See {@link storeCode}. */
  readonly scope: string;
  /** Called once when the device has stored a newer build than this document's. */
  readonly onNewBuild: () => void;
}

/** Stores the app's code on the device, for the next visit (ADR 0011). Never rejects. */
export async function registerServiceWorker({ scope, onNewBuild }: RegisterOptions): Promise<void> {
  if (!canStore()) return;
  await whenUserPauses(PAUSE_MS);
  watchForNewBuild(navigator.serviceWorker, before, onNewBuild);
  try {
    await register(scope);
  } catch {
    // The app works without it.
  }
}
