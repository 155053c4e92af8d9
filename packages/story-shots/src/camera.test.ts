import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromiumArgs, findChromium } from "@lectern/scripts/chromium";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { openCamera } from "./camera.ts";
import { type Chromium, openChromium } from "./chromium.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let browser: Chromium;
let close: (() => void) | undefined;
beforeAll(async () => {
  browser = await openChromium(await findChromium(), chromiumArgs);
});
afterEach(() => close?.());
afterAll(() => browser.close());

/** The part of a Storybook that the camera needs. */
const preview = `
  globalThis.__STORYBOOK_ADDONS_CHANNEL__ = (() => {
    const listeners = [];
    return {
      on: (event, listener) => listeners.push([event, listener]),
      off: () => undefined,
      emit: (event, { storyId }) => {
        if (event !== "setCurrentStory") return;
        document.querySelector("main").textContent = storyId;
        for (const [name, listener] of listeners) if (name === "storyFinished") listener({ storyId, status: "success" });
      },
    };
  })();
  globalThis.__STORYBOOK_PREVIEW__ = {
    ready: () => Promise.resolve(),
    storyStoreValue: { loadStory: () => Promise.resolve({ storyGlobals: {}, parameters: {} }) },
  };`;

async function servePage(): Promise<string> {
  const server = createServer((_, response) => {
    response
      .writeHead(200, { "content-type": "text/html" })
      .end(`<!doctype html><main></main><script>${preview}</script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const stage = { now: 0, theme: "light", themeAttribute: "data-theme", globals: {} };
const size = { name: "piece", width: 200, height: 100 };
const how = { whole: true, themes: ["light"], examiners: [] };

it("QAS-03 runs every examiner in the page, and any violation breaks the story", async () => {
  const camera = await openCamera(browser, await servePage(), stage);
  const silent = { name: "silent", examine: () => Promise.resolve({ violations: [], undecided: [] }) };
  const strict = {
    name: "strict",
    examine: () => Promise.resolve({ violations: [`strict: ${document.body.innerText}`], undecided: [] }),
  };
  expect(await camera.take("a--b", size, { ...how, examiners: [silent] })).toMatchObject({ kind: "taken" });
  expect(await camera.take("c--d", size, { ...how, examiners: [silent, strict] })).toEqual({
    kind: "broken",
    error: "strict: c--d",
  });
  await camera.close();
});
