import { isSignedIn } from "@lectern/machines/auth/auth.selectors";
import { whenUserPauses } from "../when-idle.ts";
import { paths } from "../../paths.ts";
import type { AuthActor } from "../../flows/auth.ts";

/** Where the worker lies. It answers for the dashboard alone: every other page stays on the network. */
const WORKER = "/sw.js";

/** Storing takes a processor for some seconds: keys that are typed meanwhile would take twice as long. */
const PAUSE_MS = 3000;

const somebodyIn = (auth: AuthActor): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (isSignedIn(auth.getSnapshot())) resolve();
    };
    auth.subscribe(look);
    look();
  });

/** Keeps the dashboard's code on the device of somebody who is signed in, for their next visit (ADR 0011). */
export async function registerServiceWorker(auth: AuthActor): Promise<void> {
  if (!import.meta.env.PROD || import.meta.env["VITE_SERVICE_WORKER"] === "off") return;
  if (!("serviceWorker" in navigator)) return;
  await somebodyIn(auth);
  await whenUserPauses(PAUSE_MS);
  try {
    await navigator.serviceWorker.register(WORKER, { scope: paths.dashboard });
  } catch {
    // Everything goes on as without it.
  }
}
