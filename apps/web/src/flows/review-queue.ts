import { openDeviceStore, type DeviceStore } from "@lectern/device/device-store";
import { createReviewQueue, type QueueState, type ReviewQueue } from "@lectern/device/review-queue";
import { waitForDevice } from "./device.ts";
import type { FlowPorts } from "./flow-ports.ts";

/** A student's practice data on this device, and the queue that sends it. */
export interface PracticeDevice {
  readonly store: DeviceStore;
  readonly queue: ReviewQueue;
}

/**
 * Counts the reviews that wait for the network: the ones that failed to be sent and those after them. Others are being
 * sent.
 */
export const countStuck = ({ waiting, failure }: QueueState): number => (failure === null ? 0 : waiting);

type QueuePorts = Pick<FlowPorts, "client" | "report" | "userId">;

let opened: { readonly userId: string; readonly device: Promise<PracticeDevice> } | undefined;

/**
 * Opens the device's store and queue of the signed-in student, once in a document: two queues would send at the same
 * time.
 */
export function openPracticeDevice({ client, report, userId }: QueuePorts): Promise<PracticeDevice> {
  if (opened?.userId !== userId) {
    const onRefused = (id: string, reason: string) => report("Error sending a review", `${id}: ${reason}`);
    const device = waitForDevice()
      .then(() => openDeviceStore(userId))
      .then((store) => ({ store, queue: createReviewQueue({ client, userId, store, onRefused }) }));
    opened = { userId, device };
  }
  return opened.device;
}

/** Sends the reviews queued on this device. After a failure they stay. @returns how many are still queued */
export const sendWaitingReviews = async (ports: QueuePorts): Promise<number> =>
  (await (await openPracticeDevice(ports)).queue.send()).waiting;
