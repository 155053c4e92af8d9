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
