import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";

const isStored = () =>
  navigator.serviceWorker.getRegistration().then((worker) => worker?.active?.state === "activated");

/** Moves the pointer and pauses, as a student would, until the device stores the dashboard's code (ADR 0011). */
export async function waitForStoredBuild(page: Page): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (step % 10 === 0) await page.mouse.move(300 + step, 300);
    if (await page.evaluate(isStored)) return;
    await sleep(500);
  }
  throw new Error("the device stores no code");
}

/** Waits until a device that keeps lectures has stored what the page read: three seconds without another row. */
export async function waitForKeptReads(page: Page): Promise<void> {
  let [rows, since] = [0, 0];
  for (let step = 0; step < 60 && (rows === 0 || since < 3); step += 1) {
    await sleep(1000);
    const now = await page.evaluate(async () => {
      const database = (await indexedDB.databases()).find(({ name }) => name?.startsWith("lectern-"));
      if (database?.name === undefined) return 0;
      const opening = indexedDB.open(database.name);
      return await new Promise<number>((resolve) => {
        opening.addEventListener("success", () => {
          const counting = opening.result.transaction("kept").objectStore("kept").count();
          counting.addEventListener("success", () => {
            opening.result.close();
            resolve(counting.result);
          });
        });
      });
    });
    since = now === rows ? since + 1 : 0;
    rows = now;
  }
}
