import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "@playwright/test";
import { findChromium } from "@lectern/scripts/chromium";

/** Lighthouse's slow 4G, applied through DevTools: 562.5 ms a request, 1.44 Mbit/s down. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1638.4 * 0.9 * 1024) / 8,
  uploadThroughput: (750 * 0.9 * 1024) / 8,
};

export const CPU_SLOWDOWN = 4;

const browserFlags = (fingerprint: string): string[] => [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-dev-shm-usage",
  "--disable-extensions",
  "--disable-sync",
  "--mute-audio",
  "--no-first-run",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
  // The certificate is trusted, not ignored: a page with a certificate error has no HTTP cache and no service worker.
  `--ignore-certificate-errors-spki-list=${fingerprint}`,
];

export const launchBrowser = async (fingerprint: string): Promise<Browser> =>
  await chromium.launch({ executablePath: await findChromium(), args: browserFlags(fingerprint) });

/** Opens a window that is the same in every benchmark, with these entries in its `localStorage` from the start. */
export async function openContext(
  browser: Browser,
  stored: Readonly<Record<string, string>> = {},
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    timezoneId: "America/New_York",
    ...options,
  });
  const entries = Object.entries(stored);
  if (entries.length > 0) {
    await context.addInitScript((kept) => {
      for (const [key, value] of kept) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }, entries);
  }
  return context;
}
