import type { Chromium } from "./chromium.ts";
import { type Box, install, type Rest } from "./in-page.ts";
import { openPage, type Page } from "./page.ts";
import type { Size, Theme } from "./stories.ts";

/** The one moment that every page believes in: a Monday in term, late in the morning. */
const now = Date.UTC(2026, 2, 2, 10, 20);

/** A page taller than this is cut: nothing of ours is. */
const tallest = 12_000;

/** A picture as the browser gave it, and the part of it that is kept. */
export interface Shot {
  /** The browser's quick PNG of the whole viewport. */
  readonly png: Buffer;
  /** Left out when the whole is meant. */
  readonly box?: Box;
}

/** What became of one story in one size. */
export type Take =
  | { readonly kind: "taken"; readonly shots: ReadonlyMap<Theme, Shot> }
  | { readonly kind: "wants"; readonly size: Size }
  | { readonly kind: "broken"; readonly error: string };

/** One page that shows one story after the other. */
export interface Camera {
  /** Shows the story and takes it in every theme, as a whole page or cut to what it draws. */
  take(id: string, size: Size, whole: boolean, themes: readonly Theme[]): Promise<Take>;
  /** Begins anew with a page that has shown nothing. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

export async function openCamera(browser: Chromium, origin: string): Promise<Camera> {
  const fresh = async (): Promise<Page> => {
    const opened = await openPage(browser, `${origin}/iframe.html?viewMode=story`, `(${install.toString()})(${now})`);
    await opened.ask("stage.prepare()");
    return opened;
  };
  let page = await fresh();
  let shown = { width: 0, height: 0 };

  const resize = async (width: number, height: number): Promise<void> => {
    if (width === shown.width && height === shown.height) return;
    shown = { width, height };
    await page.resize(width, height);
  };
  const renew = async (): Promise<void> => {
    await page.close();
    page = await fresh();
    shown = { width: 0, height: 0 };
  };

  return {
    async take(id, size, whole, themes) {
      try {
        await resize(size.width, size.height);
        let rest = await page.ask<Rest>(`stage.show(${JSON.stringify(id)})`);
        if (rest.wants !== undefined) return { kind: "wants", size: rest.wants };
        if (rest.error !== undefined) return { kind: "broken", error: rest.error };
        const needed = Math.min(tallest, whole ? rest.pageHeight : rest.box.y + rest.box.height);
        if (needed > size.height) {
          await resize(size.width, needed);
          rest = await page.ask<Rest>("stage.dress('light')");
        }
        const box = whole ? {} : { box: { ...rest.box, height: Math.min(rest.box.height, shown.height - rest.box.y) } };
        const shots = new Map<Theme, Shot>();
        for (const theme of themes) {
          // oxlint-disable no-await-in-loop -- one page shows one theme at a time
          if (theme !== "light") rest = await page.ask<Rest>(`stage.dress(${JSON.stringify(theme)})`);
          if (rest.error !== undefined) return { kind: "broken", error: rest.error };
          shots.set(theme, { png: await page.shoot(), ...box });
          // oxlint-enable no-await-in-loop
        }
        return { kind: "taken", shots };
      } catch (error) {
        // A story that leads its page away, or takes it down, must not take the next ones with it.
        await renew();
        return { kind: "broken", error: String(error) };
      }
    },
    renew,
    close: () => page.close(),
  };
}
