import { type Browser, type CDPSession, chromium } from "playwright";
import { chromiumArgs, findChromium } from "@lectern/scripts/chromium";
import { install, type Rest } from "./in-page.ts";
import { type Size, type Theme, themes } from "./stories.ts";

/** The one moment that every page believes in: a Monday in term, late in the morning. */
const now = Date.UTC(2026, 2, 2, 10, 20);

/** A page taller than this is cut: nothing of ours is. */
const tallest = 12_000;

/** The browser of the pictures. No name but this machine's own number leads anywhere. */
export async function openBrowser(): Promise<Browser> {
  return await chromium.launch({
    executablePath: await findChromium(),
    args: [
      ...chromiumArgs,
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
      "--disable-gpu",
      "--force-device-scale-factor=1",
    ],
  });
}

/** What became of one story in one size. */
export type Take =
  | { readonly kind: "taken"; readonly pictures: Readonly<Record<Theme, Buffer>> }
  | { readonly kind: "wants"; readonly size: Size }
  | { readonly kind: "broken"; readonly error: string };

/** One page that shows one story after the other. */
export interface Camera {
  /** Shows the story and takes it in every theme, as the browser's own quick PNG. */
  take(id: string, size: Size, whole: boolean): Promise<Take>;
  /** Begins anew with a page that has shown nothing. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

export async function openCamera(browser: Browser, origin: string): Promise<Camera> {
  const [major] = browser.version().split(".");
  const context = await browser.newContext({
    viewport: { width: 800, height: 600 },
    reducedMotion: "reduce",
    colorScheme: "light",
    locale: "en-US",
    timezoneId: "UTC",
    serviceWorkers: "block",
    // By this name Storybook knows that it is looked at by a machine: it ends animations, instead of waiting for them.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36 StorybookTestRunner`,
  });
  const page = await context.newPage();
  await page.addInitScript(install, now);
  const protocol: CDPSession = await context.newCDPSession(page);
  let shown = { width: 800, height: 600 };

  const ask = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = await protocol.send("Runtime.evaluate", {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };

  const renew = async (): Promise<void> => {
    await page.goto(`${origin}/iframe.html?viewMode=story`);
    await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in globalThis);
    await ask("stage.prepare()");
  };
  await renew();

  const picture = async (theme: Theme, clip: Rest["box"]): Promise<Buffer> => {
    await ask(`void (document.documentElement.dataset.theme = ${JSON.stringify(theme)})`);
    const { data } = await protocol.send("Page.captureScreenshot", {
      format: "png",
      optimizeForSpeed: true,
      clip: { ...clip, scale: 1 },
      captureBeyondViewport: clip.y + clip.height > shown.height,
    });
    return Buffer.from(data, "base64");
  };

  return {
    async take(id, size, whole) {
      if (size.width !== shown.width || size.height !== shown.height) {
        shown = { width: size.width, height: size.height };
        await page.setViewportSize(shown);
      }
      let rest: Rest;
      try {
        rest = (await ask(`stage.show(${JSON.stringify(id)})`)) as Rest;
      } catch (error) {
        // A story that leads its page away, or takes it down, must not take the next ones with it.
        await renew();
        return { kind: "broken", error: String(error) };
      }
      if (rest.wants !== undefined) return { kind: "wants", size: rest.wants };
      if (rest.error !== undefined) return { kind: "broken", error: rest.error };
      const height = Math.min(tallest, Math.max(rest.pageHeight, size.height));
      const clip = whole ? { x: 0, y: 0, width: size.width, height } : rest.box;
      const pictures = {} as Record<Theme, Buffer>;
      for (const theme of themes) pictures[theme] = await picture(theme, clip);
      return { kind: "taken", pictures };
    },
    renew,
    close: () => context.close(),
  };
}
