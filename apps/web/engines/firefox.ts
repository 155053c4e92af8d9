import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Driver, VIEWPORT } from "./driver.ts";
import { firstMatch, start, START_TIMEOUT, stop } from "./processes.ts";

/** What a fresh profile would ask the network for or put before the page, and what Firefox's own remote agent leaves on. */
const PREFERENCES = {
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "intl.accept_languages": "en-US",
  "toolkit.telemetry.reportingpolicy.firstRun": false,
};

/** Firefox does not always answer a question about a page that goes away meanwhile, ms. */
const QUESTION_TIMEOUT = 5_000;

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
    const address = await firstMatch(firefox, firefox.stderr!, /WebDriver BiDi listening on (ws:\S+)/);
    const send = await openConnection(new WebSocket(`${address}/session`), endOf(firefox));
    return await openPage(send, end);
  } catch (error) {
    await end();
    throw error;
  }
}

/** Rejects when Firefox ends, with what it said last. */
function endOf(firefox: ChildProcess): Promise<never> {
  let said = "";
  firefox.stderr?.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
  });
  return new Promise((_, reject) =>
    firefox.once("exit", (code, signal) => reject(new Error(`Firefox ended with ${code ?? signal}:\n${said}`))),
  );
}

async function openPage(send: Send, end: () => Promise<void>): Promise<Driver> {
  const { capabilities } = await send<{ capabilities: Record<string, unknown> }>("session.new", { capabilities: {} });
  const { contexts } = await send<{ contexts: readonly { context: string }[] }>("browsingContext.getTree", {});
  const context = contexts[0]?.context;
  await send("browsingContext.setViewport", { context, viewport: VIEWPORT });
  const ask: Send = (method, params) => send(method, params, QUESTION_TIMEOUT);
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
    // The process may tell why a moment later.
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
