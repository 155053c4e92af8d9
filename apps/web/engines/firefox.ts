import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Driver, VIEWPORT } from "./driver.ts";
import { waitForOutput, start, START_TIMEOUT, stop } from "./processes.ts";

/** Turns off what a new profile requests or shows by itself, and Firefox's remote agent leaves on. */
const PREFERENCES = {
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "intl.accept_languages": "en-US",
  "toolkit.telemetry.reportingpolicy.firstRun": false,
};

/** For commands about the page: Firefox may never answer one when the page is unloaded during it; in ms. */
const PAGE_COMMAND_TIMEOUT = 5_000;

/** An answer of a script in the page; `value` is JSON text, as `wrap` asks for it. */
type ScriptResult =
  | { readonly type: "success"; readonly result: { readonly value?: string } }
  | { readonly type: "exception"; readonly exceptionDetails: { readonly text: string } };

/** The protocol's values are typed trees; JSON text passes through as it is, and node references come first. */
const wrap = (code: string, nodes: number) =>
  `async (json, ...nodes) => JSON.stringify(await (${code})(...nodes.slice(0, ${nodes}), ...JSON.parse(json)))`;

/**
 * Starts Firefox without a window and drives it by WebDriver BiDi, which it speaks itself: no geckodriver is needed.
 *
 * @throws Error when it isn't ready in time
 */
export async function startFirefox(executable: string): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), "lectern-firefox-"));
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(home, "user.js"), preferences.join("\n"));
  const firefox = start(
    executable,
    ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", home],
    { HOME: home, TZ: "America/New_York" },
    ["ignore", "ignore", "pipe"],
  );
  const end = async () => {
    await stop(firefox);
    rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const address = await waitForOutput(firefox, firefox.stderr!, /WebDriver BiDi listening on (ws:\S+)/);
    const send = await openConnection(new WebSocket(`${address}/session`), rejectOnExit(firefox));
    return await openPage(send, end);
  } catch (error) {
    await end();
    throw error;
  }
}

/** Rejects when Firefox exits, with its last output. */
function rejectOnExit(firefox: ChildProcess): Promise<never> {
  let output = "";
  firefox.stderr?.on("data", (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-2000);
  });
  return new Promise((_, reject) =>
    firefox.once("exit", (code, signal) => reject(new Error(`Firefox ended with ${code ?? signal}:\n${output}`))),
  );
}

async function openPage(send: Send, end: () => Promise<void>): Promise<Driver> {
  const { capabilities } = await send<{ capabilities: Record<string, unknown> }>("session.new", { capabilities: {} });
  const { contexts } = await send<{ contexts: readonly { context: string }[] }>("browsingContext.getTree", {});
  const context = contexts[0]?.context;
  const resize = async (width: number, height: number) => {
    await send("browsingContext.setViewport", { context, viewport: { width, height } });
  };
  await resize(VIEWPORT.width, VIEWPORT.height);
  const ask: Send = (method, params) => send(method, params, PAGE_COMMAND_TIMEOUT);
  return {
    browser: `${String(capabilities["browserName"])} ${String(capabilities["browserVersion"])}`,
    goto: async (url) => {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    call: async (code, args, nodes = []) => {
      const answer = await ask<ScriptResult>("script.callFunction", {
        functionDeclaration: wrap(code, nodes.length),
        arguments: [{ type: "string", value: JSON.stringify(args) }, ...nodes.map((sharedId) => ({ sharedId }))],
        target: { context },
        awaitPromise: true,
      });
      if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
      return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value);
    },
    locate: async (role, name) => {
      const { nodes } = await ask<{ nodes: readonly { sharedId: string }[] }>("browsingContext.locateNodes", {
        context,
        locator: { type: "accessibility", value: { role, name } },
      });
      return nodes.map(({ sharedId }) => sharedId);
    },
    perform: async (actions) => {
      await send("input.performActions", { context, actions });
    },
    resize,
    close: async () => {
      await send("browser.close", {}).catch(() => undefined);
      await end();
    },
  };
}

type Send = <Result>(method: string, params: Record<string, unknown>, timeout?: number) => Promise<Result>;

/** Commands and their answers by WebDriver BiDi: JSON both ways, matched by `id`. */
async function openConnection(socket: WebSocket, end: Promise<never>): Promise<Send> {
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  socket.addEventListener("message", ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data));
    const command = waiting.get(id);
    waiting.delete(id);
    if (type === "error") command?.reject(new Error(`${error}: ${message}`));
    else command?.resolve(result as never);
  });
  const broken = once(socket, "close").then(async (): Promise<never> => {
    // The process may exit with a reason a moment later.
    await setTimeout(1000);
    throw new Error("Firefox closed the connection");
  });
  const over = Promise.race([end, broken]);
  over.catch(() => undefined);
  await Promise.race([once(socket, "open"), over]);
  let last = 0;
  return (method, params, timeout = START_TIMEOUT) => {
    last += 1;
    const id = last;
    const answer = new Promise<never>((resolve, reject) => waiting.set(id, { resolve, reject }));
    socket.send(JSON.stringify({ id, method, params }));
    const overdue = new AbortController();
    const unanswered = setTimeout(timeout, undefined, { signal: overdue.signal }).then(() => {
      throw new Error(`${method} was not answered in time`);
    });
    unanswered.catch(() => undefined);
    return Promise.race([answer, unanswered, over]).finally(() => overdue.abort());
  };
}
