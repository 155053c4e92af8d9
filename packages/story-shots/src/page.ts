import type { Chromium } from "./chromium.ts";
import { type AxNode, printTree } from "./trees.ts";
import type { Conditions } from "./variants.ts";

/** A page with its own browser profile. */
export interface Page {
  ask<Result>(expression: string): Promise<Result>;
  resize(width: number, height: number): Promise<void>;
  /** Sets the page's conditions, replacing earlier ones; `{}` restores the usual ones. */
  emulate(conditions: Conditions): Promise<void>;
  /** Takes a screenshot of the viewport as the browser's fast PNG. */
  shoot(): Promise<Buffer>;
  /** Prints its accessibility tree. */
  tree(): Promise<string>;
  close(): Promise<void>;
}

/** Fixes the page's location, time zone and motion. */
const circumstances: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ["Emulation.setFocusEmulationEnabled", { enabled: true }],
  ["Emulation.setLocaleOverride", { locale: "en-US" }],
  ["Emulation.setTimezoneOverride", { timezoneId: "UTC" }],
];

/** Media features that every page has, whatever its conditions. */
const usualFeatures = { "prefers-reduced-motion": "reduce", "prefers-color-scheme": "light" };

interface Evaluated<Result> {
  readonly result: { readonly value: Result };
  readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } };
}

/** How long frames may stay empty after a resize on a busy machine, in ms. */
const EMPTY_FOR = 10_000;

/** Opens a page at `url` that renders frames on request; `first` runs before the page's own scripts. */
export async function openPage(browser: Chromium, url: string, first: string): Promise<Page> {
  const { send, framesAsked, version } = browser;
  const { browserContextId } = await send<{ browserContextId: string }>("Target.createBrowserContext");
  const { targetId } = await send<{ targetId: string }>("Target.createTarget", {
    url: "about:blank",
    browserContextId,
    width: 800,
    height: 600,
    ...(framesAsked ? { enableBeginFrameControl: true } : {}),
  });
  const { sessionId } = await send<{ sessionId: string }>("Target.attachToTarget", { targetId, flatten: true });
  const sendToPage = <Result>(method: string, params: Readonly<Record<string, unknown>> = {}): Promise<Result> =>
    send<Result>(method, params, sessionId);

  /** Advances frame by frame, without painting, until the response arrives. */
  const advanceUntil = async <Result>(answer: Promise<Result>): Promise<Result> => {
    if (!framesAsked) return await answer;
    let open = true;
    const end = (): void => {
      open = false;
    };
    answer.then(end, end);
    // oxlint-disable-next-line no-await-in-loop, no-unmodified-loop-condition -- frame after frame
    while (open) await sendToPage("HeadlessExperimental.beginFrame", { noDisplayUpdates: true });
    return await answer;
  };

  const ask = async <Result>(expression: string): Promise<Result> => {
    const evaluated = sendToPage<Evaluated<Result>>("Runtime.evaluate", {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    const { result, exceptionDetails } = await advanceUntil(evaluated);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };

  const shoot = async (): Promise<Buffer> => {
    const screenshot = { format: "png", optimizeForSpeed: true };
    if (!framesAsked) {
      return Buffer.from((await sendToPage<{ data: string }>("Page.captureScreenshot", screenshot)).data, "base64");
    }
    const until = performance.now() + EMPTY_FOR;
    while (performance.now() < until) {
      // oxlint-disable-next-line no-await-in-loop -- the first frame after a resize may still be on its way
      const { screenshotData } = await sendToPage<{ screenshotData?: string }>("HeadlessExperimental.beginFrame", {
        screenshot,
      });
      if (screenshotData !== undefined) return Buffer.from(screenshotData, "base64");
    }
    throw new Error("the page drew no screenshot");
  };

  const setMedia = async ({ features = {}, medium = "" }: Omit<Conditions, "medium"> & { medium?: string }) => {
    const featureEntries = Object.entries({ ...usualFeatures, ...features });
    await sendToPage("Emulation.setEmulatedMedia", {
      media: medium,
      features: featureEntries.map(([name, value]) => ({ name, value })),
    });
  };

  const [major] = version.split(".");
  await Promise.all([
    sendToPage("Page.enable"),
    sendToPage("Page.addScriptToEvaluateOnNewDocument", { source: first }),
    // Storybook recognises a test runner by this user agent, and skips its own delays.
    sendToPage("Emulation.setUserAgentOverride", {
      userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36 StorybookTestRunner`,
    }),
    setMedia({}),
    ...circumstances.map(([method, params]) => sendToPage(method, params)),
  ]);
  await advanceUntil(sendToPage("Page.navigate", { url }));
  return {
    ask,
    shoot,
    tree: async () =>
      printTree((await advanceUntil(sendToPage<{ nodes: AxNode[] }>("Accessibility.getFullAXTree"))).nodes),
    resize: async (width, height) => {
      await advanceUntil(
        sendToPage("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false }),
      );
    },
    emulate: async (conditions) => {
      await advanceUntil(setMedia(conditions));
      const { textScale = 1 } = conditions;
      await advanceUntil(
        sendToPage("Page.setFontSizes", { fontSizes: { standard: 16 * textScale, fixed: 13 * textScale } }),
      );
      await ask(`stage.setConditions(${JSON.stringify(conditions)})`);
    },
    close: async () => {
      await send("Target.disposeBrowserContext", { browserContextId });
    },
  };
}
