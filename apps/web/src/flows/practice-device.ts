import { hasDatabase } from "@lectern/data/device/find-database";
import { waitForDevice } from "./device.ts";
import type { FlowPorts } from "./flow-ports.ts";

type Ports = Pick<FlowPorts, "client" | "userId">;

/** Its code comes only where the device keeps something. */
const loadQueue = () => import("./review-queue.ts");

const hasKept = async (userId: string): Promise<boolean> => {
  await waitForDevice();
  return await hasDatabase(userId);
};

/** How many reviews of a student wait on this device to be sent. */
export async function countWaitingReviews(ports: Ports): Promise<number> {
  if (!(await hasKept(ports.userId))) return 0;
  const { openPracticeDevice } = await loadQueue();
  return await (await openPracticeDevice(ports)).store.countReviews();
}

/** Sends what waits on this device, if anything does. A failure leaves it there. @returns how many still wait */
export async function sendReviewsOfDevice(ports: Ports): Promise<number> {
  return (await hasKept(ports.userId)) ? await (await loadQueue()).sendWaitingReviews(ports) : 0;
}
