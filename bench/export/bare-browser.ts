import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { chromiumArgs, findChromium } from "@lectern/scripts/chromium";
import { openChromium } from "@lectern/story-shots/chromium";

interface ProcessInfo {
  readonly id: number;
  readonly type: string;
}

/**
 * A browser with one page whose network is not observed, because Playwright keeps a copy of every answer in the page's
 * memory.
 */
export interface BareBrowser {
  open(url: string): Promise<void>;
  evaluate<Value>(script: string): Promise<Value>;
  /** The megabytes in use by the pages and their workers. */
  measureMemory(): Promise<number>;
  close(): Promise<void>;
}

function readMegabytes(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    // The browser has exited.
    return 0;
  }
}

/** @param downloads the folder in which downloads are saved */
export async function openBareBrowser(downloads: string): Promise<BareBrowser> {
  const browser = await openChromium(await findChromium(), chromiumArgs);
  const { send } = browser;
  const { targetId } = await send<{ targetId: string }>("Target.createTarget", { url: "about:blank" });
  const { sessionId } = await send<{ sessionId: string }>("Target.attachToTarget", { targetId, flatten: true });
  await send("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: downloads });
  return {
    evaluate: async <Value>(expression: string) => {
      const { result, exceptionDetails } = await send<{
        result: { value: Value };
        exceptionDetails?: { text: string };
      }>("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true }, sessionId);
      if (exceptionDetails !== undefined) throw new Error(`${exceptionDetails.text}: ${JSON.stringify(result)}`);
      return result.value;
    },
    open: async (url) => {
      await send("Page.navigate", { url }, sessionId);
      await sleep(1_000);
    },
    measureMemory: async () => {
      const { processInfo } = await send<{ processInfo: readonly ProcessInfo[] }>("SystemInfo.getProcessInfo");
      return processInfo.filter(({ type }) => type === "renderer").reduce((sum, { id }) => sum + readMegabytes(id), 0);
    },
    close: () => browser.close(),
  };
}
