import { readFileSync } from "node:fs";
import type { Browser } from "@playwright/test";

/** What Linux says that the browser's pages hold, in megabytes. */
function readMegabytes(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    // It ended.
    return 0;
  }
}

/** Watches the memory of the browser's pages, with their workers. */
export async function watchMemory(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const pages = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
  const read = () => pages.reduce((sum, pid) => sum + readMegabytes(pid), 0);
  const start = read();
  let most = start;
  const timer = setInterval(() => {
    most = Math.max(most, read());
  }, 100);
  return {
    /** Megabytes above the start. */
    stop: (): number => {
      clearInterval(timer);
      return most - start;
    },
  };
}
