import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";

type Params = Readonly<Record<string, unknown>>;
/** Sends a command to the browser, or to one of its pages. Rejects with the browser's error, or if it has exited. */
type Send = <Result>(method: string, params?: Params, page?: string) => Promise<Result>;

/** Chromium, driven by its own protocol, because Playwright opens no page whose frames can be requested one by one. */
export interface Chromium {
  /** `156.0.8078.79` */
  readonly version: string;
  /** Whether its pages render frames only on request. Otherwise they render continuously, which is slower. */
  readonly framesAsked: boolean;
  readonly send: Send;
  close(): Promise<void>;
}

const frameByFrame = [
  "--enable-begin-frame-control",
  "--run-all-compositor-stages-before-draw",
  "--disable-threaded-animation",
  "--disable-threaded-scrolling",
  "--disable-checker-imaging",
  "--disable-image-animation-resync",
];

interface Waiting {
  readonly method: string;
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}
interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** Messages are JSON, each terminated by a zero byte. */
function readMessages(from: Readable, take: (message: Message) => void): void {
  let chunks: Buffer[] = [];
  from.on("data", (data: Buffer) => {
    let start = 0;
    for (let end = data.indexOf(0); end >= 0; end = data.indexOf(0, start)) {
      chunks.push(data.subarray(start, end));
      take(JSON.parse(Buffer.concat(chunks).toString()) as Message);
      chunks = [];
      start = end + 1;
    }
    chunks.push(data.subarray(start));
  });
}

/**
 * Starts the Chromium at `path`, with flags in addition to our own. @throws Error if it is missing or does not start
 */
export async function openChromium(path: string, flags: readonly string[] = []): Promise<Chromium> {
  // Only the headless shell renders frames on request, and not on a Mac.
  const framesAsked = path.includes("headless") && process.platform !== "darwin";
  const profile = mkdtempSync(join(tmpdir(), "story-shots-"));
  const args = [
    "--headless",
    "--remote-debugging-pipe",
    `--user-data-dir=${profile}`,
    "--no-first-run",
    // No host name resolves but this machine's.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
    "--disable-gpu",
    // Painting only the changed areas makes rounded corners differ by one step, depending on the page's previous
    // content.
    "--disable-partial-raster",
    "--force-device-scale-factor=1",
    ...flags,
    ...(framesAsked ? frameByFrame : []),
  ];
  // A separate process group: Debian's command is a script that starts the browser, which would otherwise keep running.
  const child = spawn(path, args, { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"], detached: true });
  const [, , , commands, replies] = child.stdio as unknown as [null, null, null, Writable, Readable];
  const waiting = new Map<number, Waiting>();
  let last = 0;

  readMessages(replies, ({ id, result, error }) => {
    const pending = id === undefined ? undefined : waiting.get(id);
    if (id === undefined || pending === undefined) return;
    waiting.delete(id);
    if (error) pending.reject(new Error(`${pending.method}: ${error.message}`));
    else pending.resolve(result as never);
  });
  const gone = new Promise<void>((resolve) => {
    const end = (): void => {
      for (const { method, reject } of waiting.values()) reject(new Error(`${method}: the browser has gone`));
      waiting.clear();
      resolve();
    };
    child.once("exit", end);
    child.once("error", end);
  });
  commands.on("error", () => undefined);

  const send: Send = (method, params = {}, page) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { method, resolve, reject });
      commands.write(`${JSON.stringify({ id: last, method, params, ...(page ? { sessionId: page } : {}) })}\0`);
    });

  const close = async (): Promise<void> => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  const { product } = await send<{ product: string }>("Browser.getVersion");
  return { version: product.replace(/^.*\//, ""), framesAsked, send, close };
}
