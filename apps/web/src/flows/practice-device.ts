import { hasDatabase } from "@lectern/data/device/find-database";
import type { FlowPorts } from "./flow-ports.ts";

type Ports = Pick<FlowPorts, "client" | "userId">;

/** Its code comes only where the device keeps something. */
const loadQueue = () => import("./review-queue.ts");

/** How many reviews of a student wait on this device to be sent. */
export async function countWaitingReviews(ports: Ports): Promise<number> {
  if (!(await hasDatabase(ports.userId))) return 0;
  const { openPracticeDevice } = await loadQueue();
  return await (await openPracticeDevice(ports)).store.countReviews();
}

/** Sends what waits on this device, if anything does. A failure leaves it there. */
export async function sendReviewsOfDevice(ports: Ports): Promise<void> {
  if (await hasDatabase(ports.userId)) await (await loadQueue()).sendWaitingReviews(ports);
}

/** Removes what this device keeps of a student who signs out. */
export async function forgetDevice(userId: string): Promise<void> {
  if (await hasDatabase(userId)) await (await loadQueue()).forgetPracticeDevice(userId);
}
