import { readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { openBareBrowser } from "./bare-browser.ts";

interface Measured {
  readonly seconds: number;
  /** Memory in addition to that of the page before the export. */
  readonly megabytes: number;
  readonly cancelMs: number;
}

/** Runs in the page: waits for an element with these words and returns it, for five minutes at most. */
const find = `window.find = async (selector, words) => {
  for (let tries = 0; tries < 3000; tries += 1) {
    const found = [...document.querySelectorAll(selector)].find((each) => each.textContent.trim() === words || each.getAttribute("aria-label") === words);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("no " + words);
}`;

/** Replaces the browser's file dialog, which can't be automated: it returns a file of the page's own file system. */
const toPicker = (inMemory: boolean) =>
  inMemory
    ? `Reflect.set(window, "showSaveFilePicker", undefined)`
    : `Reflect.set(window, "showSaveFilePicker", async () => (await navigator.storage.getDirectory()).getFileHandle("export.zip", { create: true }))`;

interface ExportOptions {
  readonly url: string;
  /** As supabase-js stores it. */
  readonly session: string;
  /** Gets the ZIP file. */
  readonly folder: string;
  /** Whether the browser keeps the file in memory, as those do that can't write to disk. */
  readonly inMemory: boolean;
}

/** Exports the whole library in a session once, and saves the ZIP file. */
export async function measureExport({ url, session, folder, inMemory }: ExportOptions): Promise<Measured> {
  const browser = await openBareBrowser(folder);
  try {
    await browser.open(url);
    await browser.evaluate(`localStorage.setItem("lectern-session", ${JSON.stringify(session)})`);
    await browser.open(`${url}/dashboard/settings`);
    await browser.evaluate(toPicker(inMemory));
    await browser.evaluate(find);
    await browser.evaluate(`(async () => {
      await find("h1", "Settings");
      document.querySelector("[role=switch]").click();
      (await find("nav a", "Tools")).click();
      (await find("button", "Export Your Library")).click();
      await find("[role=dialog] button", "Export");
    })()`);
    await sleep(2_000);
    // First an export that is cancelled, whose remains must not disturb the next.
    const cancelMs = await browser.evaluate<number>(`(async () => {
      (await find("[role=dialog] button", "Export")).click();
      (await find("[role=dialog] button", "Cancel"));
      await new Promise((resolve) => setTimeout(resolve, 1500));
      const begun = performance.now();
      (await find("[role=dialog] button", "Cancel")).click();
      await find("[role=dialog] button", "Export");
      return performance.now() - begun;
    })()`);
    await sleep(2_000);
    const start = await browser.measureMemory();
    let peak = start;
    let isDone = false;
    const watching = (async () => {
      // oxlint-disable-next-line no-unmodified-loop-condition -- set below, once the export is done
      while (!isDone) {
        // oxlint-disable-next-line no-await-in-loop -- every fifth of a second
        peak = Math.max(peak, await browser.measureMemory());
        // oxlint-disable-next-line no-await-in-loop
        await sleep(200);
      }
    })();
    const seconds = await browser.evaluate<number>(`(async () => {
      const begun = performance.now();
      (await find("[role=dialog] button", "Export")).click();
      await find("[role=dialog] h2", "Exported");
      return (performance.now() - begun) / 1000;
    })()`);
    isDone = true;
    await watching;
    if (!inMemory) {
      await browser.evaluate(`(async () => {
        const link = document.createElement("a");
        link.href = URL.createObjectURL(await (await window.showSaveFilePicker()).getFile());
        link.download = "export.zip";
        link.click();
      })()`);
    }
    await waitForZip(folder);
    return { seconds, megabytes: peak - start, cancelMs };
  } finally {
    await browser.close();
  }
}

/** A browser gives a download its final name when it is complete. */
async function waitForZip(folder: string): Promise<void> {
  for (let tries = 0; tries < 600 && !readdirSync(folder).some((name) => name.endsWith(".zip")); tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- until it is there
    await sleep(200);
  }
}
