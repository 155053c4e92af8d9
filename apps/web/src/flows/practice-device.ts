import { hasDatabase } from "@lectern/device/find-database";
import { waitForDevice } from "./device.ts";
import type { FlowPorts } from "./flow-ports.ts";

type Ports = Pick<FlowPorts, "client" | "report" | "userId">;

/** Its code is loaded only if the device has data. */
const loadQueue = () => import("./review-queue.ts");

const hasKept = async (userId: string): Promise<boolean> => {
  await waitForDevice();
  return await hasDatabase(userId);
};

/** Counts a student's reviews that are queued on this device. */
export async function countWaitingReviews(ports: Ports): Promise<number> {
  if (!(await hasKept(ports.userId))) return 0;
  const { openPracticeDevice } = await loadQueue();
  return await (await openPracticeDevice(ports)).store.countReviews();
}

/**
 * Sends the reviews queued on this device, if there are any. After a failure they stay. @returns how many are still
 * queued
 */
export async function sendReviewsOfDevice(ports: Ports): Promise<number> {
  return (await hasKept(ports.userId)) ? await (await loadQueue()).sendWaitingReviews(ports) : 0;
}
