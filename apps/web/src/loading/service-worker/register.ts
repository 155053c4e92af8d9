import { whenUserPauses } from "../when-idle.ts";
import { paths } from "../../paths.ts";

/** The worker's address. Its scope is the dashboard, so that every other page uses the network. */
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

const register = () => navigator.serviceWorker.register(WORKER, { scope: paths.dashboard });

/**
 * Stores the dashboard's code on the device now, for a student who keeps lectures. Never rejects.
 *
 * @returns whether the device has it; false in a browser that can't
 */
export async function storeDashboard(): Promise<boolean> {
  if (!canStore()) return false;
  try {
    await register();
    await navigator.serviceWorker.ready;
    return true;
  } catch {
    return false;
  }
}

/** Stores the dashboard's code on the device, for the next visit (ADR 0011). Never rejects. */
export async function registerServiceWorker(): Promise<void> {
  if (!canStore()) return;
  await whenUserPauses(PAUSE_MS);
  if (before !== null)
    void import("./new-build.ts")
      .then(({ watchForNewBuild, offerReload }) =>
        watchForNewBuild(navigator.serviceWorker, before, () => void offerReload()),
      )
      .catch(() => undefined);
  try {
    await register();
  } catch {
    // The app works without it.
  }
}
