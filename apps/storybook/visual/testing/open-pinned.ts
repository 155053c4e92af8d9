import { type Chromium, openChromium } from "@lectern/story-shots/chromium";
import type { StageOptions } from "@lectern/story-shots/stage";
import { config } from "../config.ts";

/** Starts the browser of the tests. */
export async function openPinned(): Promise<Chromium> {
  const { find, flags } = config.browser;
  return await openChromium(await find(), flags);
}

/** Tests show stories in the same way as the comparison. */
export const stage: StageOptions = { ...config.stage, theme: config.variants.themes[0] };
