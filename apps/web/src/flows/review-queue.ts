import { openDeviceStore, type DeviceStore } from "@lectern/data/device/device-store";
import { createReviewQueue, type QueueState, type ReviewQueue } from "@lectern/data/device/review-queue";
import { waitForDevice } from "./device.ts";
import type { FlowPorts } from "./flow-ports.ts";

/** What this device keeps of a student's practice, and the queue that sends it. */
export interface PracticeDevice {
  readonly store: DeviceStore;
  readonly queue: ReviewQueue;
}

/** The reviews that wait for the network: those whose sending failed, and the ones after them. Others are on their way. */
export const countStuck = ({ waiting, failure }: QueueState): number => (failure === null ? 0 : waiting);

let opened: { readonly userId: string; readonly device: Promise<PracticeDevice> } | undefined;

/** Opens the device's store and queue of the student who is signed in, once a document: two queues would send at the same time. */
export function openPracticeDevice({ client, userId }: Pick<FlowPorts, "client" | "userId">): Promise<PracticeDevice> {
  if (opened?.userId !== userId) {
    const device = waitForDevice()
      .then(() => openDeviceStore(userId))
      .then((store) => ({ store, queue: createReviewQueue({ client, userId, store }) }));
    opened = { userId, device };
  }
  return opened.device;
}

/** Sends what waits on this device. A failure leaves it there. @returns how many still wait */
export const sendWaitingReviews = async (ports: Pick<FlowPorts, "client" | "userId">): Promise<number> =>
  (await (await openPracticeDevice(ports)).queue.send()).waiting;
