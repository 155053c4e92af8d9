import type { Chromium } from "./chromium.ts";
import { examineGeometry, type GeometryFinding, toUnexplained } from "./geometry.ts";
import { install } from "./in-page.ts";
import { openPage, type Page } from "./page.ts";
import type { Box, Examination, GalleryState, Rest, Undecided } from "./stage.ts";
import { getConditions, type RareVariant, type Size, type Theme } from "./stories.ts";

/** The fixed time of every page: a Monday in term, late in the morning; milliseconds since 1970. */
const now = Date.UTC(2026, 2, 2, 10, 20);

/** A taller page is cropped, which none of ours is; in CSS pixels. */
const tallest = 12_000;

/** A screenshot as the browser returns it, and the part of it to keep. */
export interface Shot {
  /** The browser's quick PNG of the whole viewport. */
  readonly png: Buffer;
  /** Left out for the whole screenshot. */
  readonly box?: Box;
}

interface TakenShot extends Shot {
  readonly theme: Theme;
  /** The state of a gallery that it shows; left out for a story without states. */
  readonly state?: string;
}

/** The accessibility tree of a story or of a gallery's state; both themes share it. */
interface TakenTree {
  readonly tree: string;
  readonly state?: string;
}

/** The result of taking one story in one size. */
export type Take =
  | {
      readonly kind: "taken";
      readonly shots: readonly TakenShot[];
      readonly trees: readonly TakenTree[];
      /** The checks that axe could not decide, when it examined the story. */
      readonly undecided: readonly Undecided[];
    }
  | { readonly kind: "wants"; readonly size: Size }
  | { readonly kind: "broken"; readonly error: string };

interface Wanted {
  /** Whether the whole page is taken, instead of the story's box. */
  readonly whole: boolean;
  readonly themes: readonly Theme[];
  /** Whether axe examines it. */
  readonly examined: boolean;
  /** Whether its geometry is examined, each state of a gallery too. */
  readonly measured: boolean;
}

/** A page that shows and takes one story after another. */
export interface Camera {
  /**
   * Shows a story and takes it in every theme, as a whole page or cropped to its box. Of a gallery that shows one state at
   * a time, it takes every state that looks different from those before. An `examined` story with a violation of axe's rules,
   * and a `measured` one with an unexplained finding of its geometry, is broken.
   */
  take(id: string, size: Size, how: Wanted): Promise<Take>;
  /** Opens a new page, which has shown no story. */
  reopen(): Promise<void>;
  close(): Promise<void>;
}

/** The story threw or did not settle. */
class StoryError extends Error {}
function expectSettled(rest: Rest): Rest {
  if (rest.error !== undefined) throw new StoryError(rest.error);
  return rest;
}

/** The states of each gallery, by the story's id: the same in every size, so they are found once. */
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
  const reopen = async (): Promise<void> => {
    await page.close();
    page = await fresh();
    window = { width: 0, height: 0 };
    variantNow = undefined;
  };
  const arrange = async ({ width, height, rareVariant }: Size): Promise<void> => {
    await resize(width, height);
    if (rareVariant === variantNow) return;
    variantNow = rareVariant;
    await page.emulate(getConditions(rareVariant) ?? {});
  };

  /** Takes the story that is shown, in every theme. */
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
      rest = expectSettled(await page.ask<Rest>("stage.setTheme('light')"));
    }
    const box = whole ? {} : { box: { ...rest.box, height: Math.min(rest.box.height, window.height - rest.box.y) } };
    const shots: TakenShot[] = [];
    for (const theme of themes) {
      // oxlint-disable no-await-in-loop -- one page shows one theme at a time
      if (theme !== "light") expectSettled(await page.ask<Rest>(`stage.setTheme(${JSON.stringify(theme)})`));
      shots.push({ png: await page.shoot(), theme, ...box, ...(state === undefined ? {} : { state }) });
      // oxlint-enable no-await-in-loop
    }
    return shots;
  };

  /** Lists what is wrong with where things stand in the story that is shown. */
  const measure = async (id: string, { rareVariant }: Size, { measured }: Wanted): Promise<string[]> => {
    if (!measured) return [];
    const mode = JSON.stringify(rareVariant ?? "plain");
    return toUnexplained(id, await page.ask<GeometryFinding[]>(`(${examineGeometry.toString()})(${mode})`));
  };

  return {
    async take(id, size, how) {
      try {
        await arrange(size);
        const rest = await page.ask<Rest>(`stage.show(${JSON.stringify(id)})`);
        if (rest.wants !== undefined) return { kind: "wants", size: rest.wants };
        expectSettled(rest);
        const { violations, undecided } = how.examined
          ? await page.ask<Examination>("stage.examine()")
          : { violations: [], undecided: [] };
        const wrong = [...violations, ...(await measure(id, size, how))];
        if (wrong.length > 0) return { kind: "broken", error: wrong.join("\n") };
        const trees: TakenTree[] = [{ tree: await page.tree() }];
        const shots = await takeShown(rest, size, how);
        const states = known.get(id) ?? (await page.ask<readonly GalleryState[]>("stage.states()"));
        known.set(id, states);
        for (const { name, value } of states) {
          // oxlint-disable no-await-in-loop -- one page shows one state at a time
          await resize(size.width, size.height);
          const chosen = expectSettled(await page.ask<Rest>(`stage.choose(${JSON.stringify(value)})`));
          const wrongHere = await measure(id, size, how);
          if (wrongHere.length > 0) return { kind: "broken", error: `${name}: ${wrongHere.join("\n")}` };
          trees.push({ tree: await page.tree(), state: name });
          shots.push(...(await takeShown(chosen, size, how, name)));
          // oxlint-enable no-await-in-loop
        }
        return { kind: "taken", shots, trees, undecided };
      } catch (error) {
        if (error instanceof StoryError) return { kind: "broken", error: error.message };
        // A story that navigates or crashes its page must not break the next ones.
        await reopen();
        return { kind: "broken", error: String(error) };
      }
    },
    reopen,
    close: () => page.close(),
  };
}
