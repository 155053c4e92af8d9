import type { Chromium } from "./chromium.ts";
import { install } from "./in-page.ts";
import { openPage, type Page } from "./page.ts";
import { type Examination, type Examiner, inEverySize, type Undecided } from "./examiners/examiner.ts";
import type { Box, GalleryState, Rest, StageOptions } from "./stage.ts";
import type { Conditions, Size } from "./variants.ts";

/** A taller page is cropped; in CSS pixels. No page of ours is so tall. */
const tallest = 12_000;

/** A screenshot from the browser, and the part of it to keep. */
export interface Shot {
  /** The browser's fast PNG of the whole viewport. */
  readonly png: Buffer;
  /** Left out for the whole screenshot. */
  readonly box?: Box;
}

interface TakenShot extends Shot {
  readonly theme: string;
  /** The state of a gallery that the screenshot shows; left out for a story without states. */
  readonly state?: string;
}

/** The accessibility tree of a story or of a gallery's state. It is the same in both themes. */
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
      /** The checks that an examiner could not decide. */
      readonly undecided: readonly Undecided[];
    }
  | { readonly kind: "wants"; readonly size: Size }
  | { readonly kind: "broken"; readonly error: string };

interface Wanted {
  /** Whether to take the whole page instead of the story's box. */
  readonly whole: boolean;
  readonly themes: readonly string[];
  /** The examiners to run. */
  readonly examiners: readonly Examiner[];
}

/** A page that shows stories and takes them one after another. */
export interface Camera {
  /**
   * Shows a story and takes it in every theme, as a whole page or cropped to its box. For a gallery that shows one
   * state at a time, takes every state that looks different from the earlier ones. A story with a violation is broken.
   */
  take(id: string, size: Size, how: Wanted): Promise<Take>;
  /** Opens a new page, which has shown no story. */
  reopen(): Promise<void>;
  close(): Promise<void>;
}

/** Thrown if a story throws or does not settle. */
class StoryError extends Error {}
function expectSettled(rest: Rest): Rest {
  if (rest.error !== undefined) throw new StoryError(rest.error);
  return rest;
}

/** The states of each gallery, by story id. They are the same in every size, so they are read once. */
export type KnownStates = Map<string, readonly GalleryState[]>;

/** Returns the script that adds the stage to a page. It runs before the page's own scripts. */
export const toStageScript = (options: StageOptions): string => `(${install.toString()})(${JSON.stringify(options)})`;

export async function openCamera(
  browser: Chromium,
  origin: string,
  stage: StageOptions,
  knownStates: KnownStates = new Map(),
): Promise<Camera> {
  const openFreshPage = async (): Promise<Page> => {
    const opened = await openPage(browser, `${origin}/iframe.html?viewMode=story`, toStageScript(stage));
    await opened.ask("stage.prepare()");
    return opened;
  };
  let page = await openFreshPage();
  let window = { width: 0, height: 0 };
  let conditionsNow: Conditions | undefined;

  const resize = async (width: number, height: number): Promise<void> => {
    if (width === window.width && height === window.height) return;
    window = { width, height };
    await page.resize(width, height);
  };
  const reopen = async (): Promise<void> => {
    await page.close();
    page = await openFreshPage();
    window = { width: 0, height: 0 };
    conditionsNow = undefined;
  };
  const arrange = async ({ width, height, conditions }: Size): Promise<void> => {
    await resize(width, height);
    if (conditions === conditionsNow) return;
    conditionsNow = conditions;
    await page.emulate(conditions ?? {});
  };

  /** Takes the shown story in every theme. */
  const takeShown = async (
    layout: Rest,
    size: Size,
    { whole, themes }: Wanted,
    state?: string,
  ): Promise<TakenShot[]> => {
    let rest = layout;
    const needed = Math.min(tallest, whole ? rest.pageHeight : rest.box.y + rest.box.height);
    if (needed > size.height) {
      await resize(size.width, needed);
      rest = expectSettled(await page.ask<Rest>(`stage.setTheme(${JSON.stringify(stage.theme)})`));
    }
    const box = whole ? {} : { box: { ...rest.box, height: Math.min(rest.box.height, window.height - rest.box.y) } };
    const shots: TakenShot[] = [];
    for (const theme of themes) {
      // oxlint-disable no-await-in-loop -- one page shows one theme at a time
      if (theme !== stage.theme) expectSettled(await page.ask<Rest>(`stage.setTheme(${JSON.stringify(theme)})`));
      shots.push({ png: await page.shoot(), theme, ...box, ...(state === undefined ? {} : { state }) });
      // oxlint-enable no-await-in-loop
    }
    return shots;
  };

  const examine = async (id: string, examiners: readonly Examiner[]): Promise<Examination> => {
    const examinations: Examination[] = [];
    for (const { examine: inPage, isAccepted } of examiners) {
      // oxlint-disable-next-line no-await-in-loop -- one page, one examiner after the other
      const { violations, undecided } = await page.ask<Examination>(`(${inPage.toString()})(stage)`);
      examinations.push({ violations: violations.filter((line) => isAccepted?.(line, id) !== true), undecided });
    }
    return {
      violations: examinations.flatMap(({ violations }) => violations),
      undecided: examinations.flatMap(({ undecided }) => undecided),
    };
  };

  return {
    async take(id, size, how) {
      try {
        await arrange(size);
        const rest = await page.ask<Rest>(`stage.show(${JSON.stringify(id)})`);
        if (rest.wants !== undefined) return { kind: "wants", size: rest.wants };
        expectSettled(rest);
        const { violations, undecided } = await examine(id, how.examiners);
        if (violations.length > 0) return { kind: "broken", error: violations.join("\n") };
        const trees: TakenTree[] = [{ tree: await page.tree() }];
        const shots = await takeShown(rest, size, how);
        const states = knownStates.get(id) ?? (await page.ask<readonly GalleryState[]>("stage.states()"));
        knownStates.set(id, states);
        for (const { name, value } of states) {
          // oxlint-disable no-await-in-loop -- one page shows one state at a time
          await resize(size.width, size.height);
          const stateLayout = expectSettled(await page.ask<Rest>(`stage.choose(${JSON.stringify(value)})`));
          const inState = await examine(id, inEverySize(how.examiners));
          if (inState.violations.length > 0)
            return { kind: "broken", error: `${name}: ${inState.violations.join("\n")}` };
          trees.push({ tree: await page.tree(), state: name });
          shots.push(...(await takeShown(stateLayout, size, how, name)));
          // oxlint-enable no-await-in-loop
        }
        return { kind: "taken", shots, trees, undecided };
      } catch (error) {
        if (error instanceof StoryError) return { kind: "broken", error: error.message };
        // A story that navigates or crashes its page must not break later stories.
        await reopen();
        return { kind: "broken", error: String(error) };
      }
    },
    reopen,
    close: () => page.close(),
  };
}
