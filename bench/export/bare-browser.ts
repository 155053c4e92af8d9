import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findChromium } from "@lectern/scripts/chromium";

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

const findEndpoint = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let printed = "";
    child.stderr!.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      const endpoint = /DevTools listening on (\S+)/.exec(printed)?.[1];
      if (endpoint !== undefined) resolve(endpoint);
    });
    child.once("close", () => reject(new Error(`the browser ended: ${printed}`)));
  });

function readMegabytes(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    // The browser has exited.
    return 0;
  }
}

export async function openBareBrowser(downloads: string): Promise<BareBrowser> {
  const profile = mkdtempSync(join(tmpdir(), "lectern-profile-"));
  const child = spawn(
    (await findChromium()) ?? "chromium",
    [
      "--headless=new",
      "--no-sandbox",
      "--disable-dev-shm-usage",
      "--disable-background-networking",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
      "about:blank",
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const socket = new WebSocket(await findEndpoint(child));
  await once(socket, "open");
  const waiting = new Map<number, (answer: { result?: unknown; error?: { message: string } }) => void>();
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data));
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let count = 0;
  const send = async <Result>(method: string, params: object, sessionId?: string): Promise<Result> => {
    count += 1;
    const { promise, resolve } = Promise.withResolvers<{ result?: unknown; error?: { message: string } }>();
    waiting.set(count, resolve);
    socket.send(JSON.stringify({ id: count, method, params, sessionId }));
    const { result, error } = await promise;
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  };
  const { targetInfos } = await send<{ targetInfos: { targetId: string; type: string }[] }>("Target.getTargets", {});
  const { targetId } = targetInfos.find(({ type }) => type === "page")!;
  const { sessionId } = await send<{ sessionId: string }>("Target.attachToTarget", { targetId, flatten: true });
  await send("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: downloads });
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const { result, exceptionDetails } = await send<{ result: { value: Value }; exceptionDetails?: { text: string } }>(
      "Runtime.evaluate",
      { expression, awaitPromise: true, returnByValue: true },
      sessionId,
    );
    if (exceptionDetails !== undefined) throw new Error(`${exceptionDetails.text}: ${JSON.stringify(result)}`);
    return result.value;
  };
  return {
    evaluate,
    async open(url) {
      await send("Page.navigate", { url }, sessionId);
      await sleep(1_000);
    },
    async measureMemory() {
      const { processInfo } = await send<{ processInfo: readonly ProcessInfo[] }>("SystemInfo.getProcessInfo", {});
      return processInfo.filter(({ type }) => type === "renderer").reduce((sum, { id }) => sum + readMegabytes(id), 0);
    },
    async close() {
      const ended = once(child, "close");
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
