import type { DeviceGuard } from "@lectern/device/device-guard";
import { getUserId, isAnonymous, isSignedIn } from "@lectern/machines/auth/auth.selectors";
import type { AuthActor } from "@lectern/machines/auth/auth.selectors";

/** How long leaving a page waits for the removal of kept data, in ms. The next start removes the rest. */
const REMOVAL_TIMEOUT_MS = 1000;

let guard: DeviceGuard | undefined;

/** Resolves when another user's data is removed from this device. Await it before opening a user's database. */
export const waitForDevice = async (): Promise<void> => guard?.ready();

/** Resolves when the current removal is complete, or has taken too long. */
export const waitForRemoval = (device: Pick<DeviceGuard, "ready">): Promise<void> =>
  Promise.race([device.ready(), new Promise<void>((resolve) => setTimeout(resolve, REMOVAL_TIMEOUT_MS))]);

/** Removes other users' data once the signed-in user is known, and all users' data if none is signed in (OFF-02). */
export function guardDevice(auth: Pick<AuthActor, "getSnapshot" | "subscribe">, device: DeviceGuard): void {
  guard = device;
  let lastUserId: string | null | undefined;
  const follow = (): void => {
    const snapshot = auth.getSnapshot();
    const userId = isSignedIn(snapshot) ? getUserId(snapshot) : isAnonymous(snapshot) ? null : undefined;
    if (userId === undefined || userId === lastUserId) return;
    lastUserId = userId;
    void (userId === null ? device.visit() : device.enter(userId));
  };
  follow();
  auth.subscribe(follow);
}
