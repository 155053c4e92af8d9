import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { freePort } from "@lectern/local-backend/testing/free-port";
import { type Driver, type NodeId, type Role, VIEWPORT } from "./driver.ts";
import { waitForOutput, start, START_TIMEOUT, stop } from "./processes.ts";

/** Where a role may stand; whether it does is the engine's to say. */
const CANDIDATES: Record<Role, string> = {
  button: "button, input[type=submit], [role=button]",
  heading: "h1, h2, h3, h4, [role=heading]",
  link: "a[href], [role=link]",
  radio: "input[type=radio], [role=radio]",
  switch: "[role=switch]",
  tab: "[role=tab]",
  textbox: "input, textarea, [role=textbox]",
};

/** Neither the desktop of the person who runs this, nor a message bus that GLib would start and leave behind. */
const ENVIRONMENT = {
  GDK_BACKEND: "x11",
  DBUS_SESSION_BUS_ADDRESS: "disabled:",
  NO_AT_BRIDGE: "1",
  LANG: "en_US.UTF-8",
  TZ: "America/New_York",
};

/** The name by which the classic protocol refers to an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/**
 * Starts WebKitGTK's test browser on a display of its own, and drives it by classic WebDriver: the driver that Debian
 * builds speaks no BiDi.
 *
 * @throws Error when the display or the driver isn't ready in time
 */
export async function startWebKit(driverProgram: string, displayProgram: string): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), "lectern-webkit-"));
  const screen = `${VIEWPORT.width}x${VIEWPORT.height + 100}x24`;
  const display = start(displayProgram, ["-displayfd", "3", "-screen", "0", screen, "-nolisten", "tcp"], {}, [
    "ignore",
    "ignore",
    "ignore",
    "pipe",
  ]);
  const endDisplay = async () => {
    await stop(display);
    rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const number = await waitForOutput(display, display.stdio[3] as Readable, /(\d+)\n/);
    return await openPage(driverProgram, { DISPLAY: `:${number}`, HOME: home }, endDisplay);
  } catch (error) {
    await endDisplay();
    throw error;
  }
}

async function openPage(program: string, env: NodeJS.ProcessEnv, endDisplay: () => Promise<void>): Promise<Driver> {
  const port = await freePort();
  const driver = start(program, [`--port=${port}`], { ...env, ...ENVIRONMENT }, "ignore");
  const endDriver = async () => {
    await stop(driver);
    await endDisplay();
  };
  const send = createSend(`http://127.0.0.1:${port}`);
  try {
    await waitUntilReady(() => send("GET", "/status"));
    const session = await send<{ sessionId: string; capabilities: Record<string, unknown> }>("POST", "/session", {
      capabilities: {},
    });
    const page = createPage((method, path, body) => send(method, `/session/${session.sessionId}${path}`, body));
    await page.resize(VIEWPORT.width, VIEWPORT.height);
    return {
      ...page,
      browser: `WebKitGTK ${String(session.capabilities["browserVersion"])}`,
      close: async () => {
        await send("DELETE", `/session/${session.sessionId}`).catch(() => undefined);
        await endDriver();
      },
    };
  } catch (error) {
    await endDriver();
    throw error;
  }
}

type Send = <Result>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: Record<string, unknown>,
) => Promise<Result>;

const createSend =
  (address: string): Send =>
  async (method, path, body) => {
    const answer = await fetch(address + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(START_TIMEOUT),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };

async function waitUntilReady(ask: () => Promise<unknown>): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw new Error("WebKitWebDriver was not ready in time", { cause: error });
      await setTimeout(50);
    }
  }
}

function createPage(send: Send) {
  const call: Driver["call"] = async (code, args, nodes = []) => {
    const json = await send<string | null>("POST", "/execute/sync", {
      script: `const [json, ...nodes] = arguments; return JSON.stringify((${code})(...nodes, ...JSON.parse(json)));`,
      args: [JSON.stringify(args), ...nodes.map((id) => ({ [ELEMENT]: id }))],
    });
    return json === null ? undefined : JSON.parse(json);
  };

  const matches = async (id: NodeId, role: Role, name: string) =>
    (await send("GET", `/element/${id}/computedlabel`)) === name &&
    (await send("GET", `/element/${id}/computedrole`)) === role;

  return {
    call,
    goto: async (url: string) => {
      await send("POST", "/url", { url });
    },
    locate: async (role: Role, name: string) => {
      // The driver fails to compute the name of an element that is not rendered, and its own `displayed` treats every element
      // under `content-visibility` as hidden.
      const found = await send<readonly Record<typeof ELEMENT, NodeId>[]>("POST", "/execute/sync", {
        script: `return [...document.querySelectorAll(arguments[0])].filter((node) =>
          node.checkVisibility({ visibilityProperty: true }));`,
        args: [CANDIDATES[role]],
      });
      const nodes: NodeId[] = [];
      for (const { [ELEMENT]: id } of found) {
        if (await matches(id, role, name)) nodes.push(id);
      }
      return nodes;
    },
    perform: async (actions: Parameters<Driver["perform"]>[0]) => {
      await send("POST", "/actions", { actions });
    },
    resize: async (width: number, height: number) => {
      await send("POST", "/window/rect", { width, height });
      // The height of the window's toolbars is known only once it is open.
      const inner = (await call("() => innerHeight", [])) as number;
      await send("POST", "/window/rect", { width, height: 2 * height - inner });
    },
  };
}
