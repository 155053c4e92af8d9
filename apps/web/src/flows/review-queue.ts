import { openDeviceStore, removeDeviceStore, type DeviceStore } from "@lectern/data/device/device-store";
import { createReviewQueue, type ReviewQueue } from "@lectern/data/device/review-queue";
import type { FlowPorts } from "./flow-ports.ts";

/** What this device keeps of a student's practice, and the queue that sends it. */
export interface PracticeDevice {
  readonly store: DeviceStore;
  readonly queue: ReviewQueue;
}

let opened: { readonly userId: string; readonly device: Promise<PracticeDevice> } | undefined;

/** Opens the device's store and queue of the student who is signed in, once a document: two queues would send at the same time. */
export function openPracticeDevice({ client, userId }: Pick<FlowPorts, "client" | "userId">): Promise<PracticeDevice> {
  if (opened?.userId !== userId) {
    const device = openDeviceStore(userId).then((store) => ({
      store,
      queue: createReviewQueue({ client, userId, store }),
    }));
    opened = { userId, device };
  }
  return opened.device;
}

/** Sends what waits on this device. A failure leaves it there. */
export const sendWaitingReviews = async (ports: Pick<FlowPorts, "client" | "userId">): Promise<void> =>
  void (await (await openPracticeDevice(ports)).queue.send());

/** Removes what this device keeps of a student who signs out. */
export async function forgetPracticeDevice(userId: string): Promise<void> {
  if (opened?.userId === userId) {
    const { store } = await opened.device;
    opened = undefined;
    store.close();
  }
  await removeDeviceStore(userId);
}
