import { expect, test as base } from "@playwright/test";
import { StaticHost } from "../e2e/static-host.ts";
import { Lectern } from "../e2e/lectern.ts";
import { type AvailableEngine, type EngineName, provideEngine } from "./engines.ts";
import { collectPageErrors } from "./page-errors.ts";
import { Page } from "./page.ts";

export interface EngineOptions {
  readonly engineName: EngineName;
}

interface TestFixtures {
  /** The errors that a journey provokes. */
  readonly expectedErrors: RegExp | undefined;
  /** Between the browser and the server. */
  readonly host: StaticHost;
  /** A page in a browser of its own; an error in it fails the test. */
  readonly student: Page;
}

interface WorkerFixtures extends EngineOptions {
  readonly engine: AvailableEngine;
  readonly server: Lectern;
}

/** Installing two browsers and creating a database on a busy machine; in ms. */
const SETUP_TIMEOUT = 600_000;

/** Playwright's runner with browsers that Playwright does not drive (ADR 0023). */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ["firefox", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, use) => {
      const engine = provideEngine(engineName);
      if ("missing" in engine) console.log(engine.missing);
      await use(engine);
    },
    { scope: "worker", timeout: SETUP_TIMEOUT },
  ],
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's pattern
    async ({}, use) => {
      const server = await Lectern.start();
      await use(server);
      await server.close();
    },
    { scope: "worker", timeout: SETUP_TIMEOUT },
  ],
  expectedErrors: [undefined, { option: true }],
  host: async ({ server }, use) => {
    const host = await StaticHost.start(server.url);
    await use(host);
    host.close();
  },
  student: async ({ engine, host, expectedErrors }, use, { annotations }) => {
    if ("missing" in engine) throw new Error(engine.missing);
    const errors = collectPageErrors(host);
    const driver = await engine.start();
    annotations.push({ type: "browser", description: driver.browser });
    try {
      await use(new Page(driver, host.url));
    } finally {
      await driver.close();
    }
    const unexpected = errors.filter((error) => expectedErrors?.test(error) !== true);
    expect(unexpected, "errors in the page").toEqual([]);
  },
});

// Before a server is started in vain.
test.beforeEach(({ engine }) => {
  if ("missing" in engine) test.skip(true, engine.missing);
});

export { expect };
