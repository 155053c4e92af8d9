import type { Chromium } from "./chromium.ts";
import { install } from "./in-page.ts";
import { openPage, type Page } from "./page.ts";
import type { Box, Examination, GalleryState, Rest, Undecided } from "./stage.ts";
import { conditionsOf, type RareVariant, type Size, type Theme } from "./stories.ts";

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

interface TakenShot extends Shot {
  readonly theme: Theme;
  /** The state of a gallery that is to be seen; left out for the story as it stands. */
  readonly state?: string;
}

/** The accessibility tree of a story or of a gallery's state: themes change colours, and share it. */
interface TakenTree {
  readonly tree: string;
  readonly state?: string;
}

/** What became of one story in one size. */
export type Take =
  | {
      readonly kind: "taken";
      readonly shots: readonly TakenShot[];
      readonly trees: readonly TakenTree[];
      /** What axe could not decide, when it was asked. */
      readonly undecided: readonly Undecided[];
    }
  | { readonly kind: "wants"; readonly size: Size }
  | { readonly kind: "broken"; readonly error: string };

interface Wanted {
  /** The whole page, instead of what the story draws. */
  readonly whole: boolean;
  readonly themes: readonly Theme[];
  /** Is axe asked about it? */
  readonly examined: boolean;
}

/** One page that shows one story after the other. */
export interface Camera {
  /**
   * Shows the story and takes it in every theme, as a whole page or cut to what it draws; of a gallery that shows one
   * state at a time, every state that looks otherwise than those before it. A story that is `examined` is broken by any
   * violation of accessibility.
   */
  take(id: string, size: Size, how: Wanted): Promise<Take>;
  /** Starts again with a page that has shown nothing. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

/** The story says itself what is wrong with it. */
class Restless extends Error {}
function calm(rest: Rest): Rest {
  if (rest.error !== undefined) throw new Restless(rest.error);
  return rest;
}

/** What there is to see in each story, by its id: the same in every size, and found but once. */
export type KnownStates = Map<string, readonly GalleryState[]>;

export async function openCamera(browser: Chromium, origin: string, known: KnownStates = new Map()): Promise<Camera> {
  const fresh = async (): Promise<Page> => {
    const opened = await openPage(browser, `${origin}/iframe.html?viewMode=story`, `(${install.toString()})(${now})`);
    await opened.ask("stage.prepare()");
    return opened;
  };
  let page = await fresh();
  let window = { width: 0, height: 0 };
  let variantNow: RareVariant | undefined;

  const resize = async (width: number, height: number): Promise<void> => {
    if (width === window.width && height === window.height) return;
    window = { width, height };
    await page.resize(width, height);
  };
  const renew = async (): Promise<void> => {
    await page.close();
    page = await fresh();
    window = { width: 0, height: 0 };
    variantNow = undefined;
  };
  const arrange = async ({ width, height, rareVariant }: Size): Promise<void> => {
    await resize(width, height);
    if (rareVariant === variantNow) return;
    variantNow = rareVariant;
    await page.emulate(conditionsOf(rareVariant) ?? {});
  };

  /** Takes what is shown, in every theme. */
  const takeShown = async (
    shown: Rest,
    size: Size,
    { whole, themes }: Wanted,
    state?: string,
  ): Promise<TakenShot[]> => {
    let rest = shown;
    const needed = Math.min(tallest, whole ? rest.pageHeight : rest.box.y + rest.box.height);
    if (needed > size.height) {
      await resize(size.width, needed);
      rest = calm(await page.ask<Rest>("stage.setTheme('light')"));
    }
    const box = whole ? {} : { box: { ...rest.box, height: Math.min(rest.box.height, window.height - rest.box.y) } };
    const shots: TakenShot[] = [];
    for (const theme of themes) {
      // oxlint-disable no-await-in-loop -- one page shows one theme at a time
      if (theme !== "light") calm(await page.ask<Rest>(`stage.setTheme(${JSON.stringify(theme)})`));
      shots.push({ png: await page.shoot(), theme, ...box, ...(state === undefined ? {} : { state }) });
      // oxlint-enable no-await-in-loop
    }
    return shots;
  };

  return {
    async take(id, size, how) {
      try {
        await arrange(size);
        const rest = await page.ask<Rest>(`stage.show(${JSON.stringify(id)})`);
        if (rest.wants !== undefined) return { kind: "wants", size: rest.wants };
        calm(rest);
        const { violations, undecided } = how.examined
          ? await page.ask<Examination>("stage.examine()")
          : { violations: [], undecided: [] };
        if (violations.length > 0) return { kind: "broken", error: violations.join("\n") };
        const trees: TakenTree[] = [{ tree: await page.tree() }];
        const shots = await takeShown(rest, size, how);
        const states = known.get(id) ?? (await page.ask<readonly GalleryState[]>("stage.states()"));
        known.set(id, states);
        for (const { name, value } of states) {
          // oxlint-disable no-await-in-loop -- one page shows one state at a time
          await resize(size.width, size.height);
          const chosen = calm(await page.ask<Rest>(`stage.choose(${JSON.stringify(value)})`));
          trees.push({ tree: await page.tree(), state: name });
          shots.push(...(await takeShown(chosen, size, how, name)));
          // oxlint-enable no-await-in-loop
        }
        return { kind: "taken", shots, trees, undecided };
      } catch (error) {
        if (error instanceof Restless) return { kind: "broken", error: error.message };
        // A story that leads its page away, or takes it down, must not take the next ones with it.
        await renew();
        return { kind: "broken", error: String(error) };
      }
    },
    renew,
    close: () => page.close(),
  };
}
