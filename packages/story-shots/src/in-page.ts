import type { Box, GalleryState, Rest, Stage, StageOptions } from "./stage.ts";

interface StoryGlobals {
  readonly viewport?: { readonly value?: string };
}
interface Channel {
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
}
interface Loaded {
  readonly storyGlobals: StoryGlobals;
  readonly parameters: {
    readonly viewport?: { readonly options?: Record<string, { styles: { width: string; height: string } }> };
  };
}
interface PreviewPage {
  readonly scheduler: { postTask(run: () => void, options: { priority: "background" }): Promise<void> };
  readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  readonly __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    readonly storyStoreValue: { loadStory(which: { storyId: string }): Promise<Loaded> };
  };
}
/** The browser's types of timers. Without it, Node's types would apply. */
interface Timers {
  setTimeout(run: () => void, delay: number): number;
  clearTimeout(timer: number): void;
}

// oxlint-disable no-underscore-dangle, unicorn/consistent-function-scoping -- Storybook's names; and only `install` is sent to the page
/** Runs in the page before anything else. It is sent as text, so it may use nothing from outside itself. */
export function install({ now, theme: firstTheme, themeAttribute, globals, gallery }: StageOptions): void {
  const page = globalThis as unknown as PreviewPage & { stage: Stage };
  const RealDate = Date;
  const FixedDate = function FixedDate(...args: unknown[]) {
    if (new.target === undefined) return new RealDate(now).toString();
    return Reflect.construct(RealDate, args.length === 0 ? [now] : args, new.target);
  };
  Object.setPrototypeOf(FixedDate, RealDate);
  Object.assign(FixedDate, { prototype: RealDate.prototype, now: () => now });
  globalThis.Date = FixedDate as unknown as DateConstructor;
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };

  // A screenshot waits for short timers, which fire sooner, in the same order: after each resize some library waits for
  // most of a second. Long ones (a toast's four seconds) never fire, because the machine's speed would decide how much
  // of them has passed.
  const long = 1000;
  const sooner = 20;
  const timers = new Set<number>();
  const frames = new Set<number>();
  // oxlint-disable-next-line typescript/unbound-method -- a window's own functions need no this
  const { setTimeout: realTimeout, clearTimeout: realClear } = globalThis as unknown as Timers;
  const { requestAnimationFrame: realFrame, cancelAnimationFrame: realCancel } = globalThis;
  globalThis.setTimeout = ((run: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) => {
    if (delay >= long) return realTimeout(() => undefined, 2 ** 31 - 1);
    const timer = realTimeout(() => {
      timers.delete(timer);
      run(...given);
    }, delay / sooner);
    timers.add(timer);
    return timer;
  }) as unknown as typeof setTimeout;
  globalThis.clearTimeout = (timer) => {
    timers.delete(Number(timer));
    realClear(Number(timer));
  };
  globalThis.requestAnimationFrame = (run) => {
    const handle = realFrame((time) => {
      frames.delete(handle);
      run(time);
    });
    frames.add(handle);
    return handle;
  };
  globalThis.cancelAnimationFrame = (id) => {
    frames.delete(id);
    realCancel(id);
  };
  let changes = false;
  const observer = new MutationObserver(() => {
    changes = true;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  const findWantedSize = async (id: string): Promise<Rest["wants"]> => {
    const { storyGlobals, parameters } = await page.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId: id });
    const name = storyGlobals.viewport?.value;
    const styles = name === undefined ? undefined : parameters.viewport?.options?.[name]?.styles;
    if (name === undefined || styles === undefined) return undefined;
    const [width, height] = [Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10)];
    return width === innerWidth && height === innerHeight ? undefined : { name, width, height };
  };

  let current: string | undefined;
  const waitUntilFinished = (id: string): Promise<string | undefined> =>
    new Promise((resolve) => {
      const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
      let failure: string | undefined;
      const noteFailure = (payload: unknown): void => {
        const { message, title } = (payload ?? {}) as { message?: string; title?: string };
        failure ??= message ?? title ?? String(payload);
      };
      const end = (payload: unknown): void => {
        const { storyId, status } = payload as { storyId: string; status: string };
        if (storyId !== id) return;
        for (const event of failureEvents) channel.off(event, noteFailure);
        channel.off("storyFinished", end);
        realClear(timer);
        resolve(status === "success" ? failure : (failure ?? "the story failed"));
      };
      const failureEvents = ["storyErrored", "storyThrewException", "storyMissing", "playFunctionThrewException"];
      const timer = realTimeout(() => end({ storyId: id, status: "it did not finish in 20 s" }), 20_000);
      for (const event of failureEvents) channel.on(event, noteFailure);
      channel.on("storyFinished", end);
      // Storybook does nothing if it is asked to show the current story.
      if (current === id) channel.emit("forceRemount", { storyId: id });
      else channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
      current = id;
    });

  /**
   * Runs animations again: for test runners, Storybook pauses every animation permanently, so that a closing dialog
   * would never disappear.
   */
  const letMove = (): void => {
    for (const style of document.head.querySelectorAll("style")) {
      if (style.textContent.includes("animation-play-state: paused !important")) style.remove();
    }
  };

  const padding = 16;
  const boxOfStory = (): Box => {
    const whole = { x: 0, y: 0, width: innerWidth, height: innerHeight };
    if (document.querySelector("dialog:modal, [role=dialog], [role=alertdialog]") !== null) return whole;
    const rects: DOMRect[] = [];
    for (const child of document.body.children) {
      if (child.matches("script, style, [class^='sb-'], #storybook-docs")) continue;
      for (const part of child.querySelectorAll("*")) {
        const rect = part.getBoundingClientRect();
        if (rect.width > 1 && rect.height > 1 && part.checkVisibility()) rects.push(rect);
      }
    }
    if (rects.length === 0) return whole;
    const left = Math.max(0, Math.floor(Math.min(...rects.map((rect) => rect.left)) - padding));
    const top = Math.max(0, Math.floor(Math.min(...rects.map((rect) => rect.top)) - padding));
    const right = Math.min(innerWidth, Math.ceil(Math.max(...rects.map((rect) => rect.right)) + padding));
    const bottom = Math.ceil(Math.max(...rects.map((rect) => rect.bottom)) + padding);
    return { x: left, y: top, width: right - left, height: bottom - top };
  };

  const frame = () => new Promise((resolve) => realFrame(resolve));
  /** Resolves after the page's pending tasks, React's queue included. */
  const whenIdle = () => page.scheduler.postTask(() => undefined, { priority: "background" });
  // An animation ends before its event is dispatched, and components wait for the event.
  const untold = new Map<string, Set<EventTarget>>();
  for (const [begin, ...ends] of [
    ["animationstart", "animationend", "animationcancel"],
    ["transitionrun", "transitionend", "transitioncancel"],
  ] as const) {
    const getName = (event: Event): string =>
      (event as AnimationEvent).animationName ?? (event as TransitionEvent).propertyName;
    addEventListener(
      begin,
      (event) => {
        const name = getName(event);
        untold.set(name, (untold.get(name) ?? new Set()).add(event.target as EventTarget));
      },
      true,
    );
    for (const end of ends)
      addEventListener(end, (event) => event.target && untold.get(getName(event))?.delete(event.target), true);
  }
  const isUntold = (animation: Animation): boolean => {
    const { animationName, transitionProperty, effect } = animation as CSSAnimation &
      CSSTransition & { effect: KeyframeEffect | null };
    return effect?.target ? untold.get(animationName ?? transitionProperty)?.has(effect.target) === true : false;
  };
  /**
   * Counts animations that are running or whose end event is still to come. Infinite animations are reset to their
   * beginning.
   */
  const countAnimations = (): number => {
    let count = 0;
    for (const animation of document.getAnimations()) {
      const forEver = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      const runs = animation.playState === "running";
      if (forEver && runs) animation.cancel();
      if (runs || (!forEver && animation.playState === "finished" && isUntold(animation))) count += 1;
    }
    return count;
  };
  /** Waits until the page has settled: two frames in a row without a change, an animation or a pending timer. */
  const settled = async (): Promise<string | undefined> => {
    const until = performance.now() + 5000;
    for (let calm = 0; calm < 2; ) {
      // oxlint-disable no-await-in-loop -- frames come one after the other
      await frame();
      const moves = countAnimations();
      await whenIdle();
      // oxlint-enable no-await-in-loop
      const changed = observer.takeRecords().length > 0 || changes;
      changes = false;
      if (moves + timers.size + frames.size > 0 || changed) calm = 0;
      else calm += 1;
      if (performance.now() > until) {
        return `it did not come to rest: ${moves} animations, ${timers.size} timers, ${frames.size} frames wait`;
      }
    }
    return undefined;
  };

  /** Finds the control that selects a gallery's state. */
  const chooser = () => (gallery === undefined ? null : document.querySelector<HTMLSelectElement>(gallery));
  const turnTo = async (select: HTMLSelectElement, value: string): Promise<string | undefined> => {
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    return await settled();
  };
  /** Limits how long work may take: a timeout of the story itself is a long timer, which never fires here. */
  const inTime = async (work: Promise<void> | undefined, otherwise: string): Promise<void> => {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = realTimeout(() => reject(new Error(otherwise)), 5000);
    await Promise.race([work, late]);
    realClear(timer);
  };
  /** Serializes what the page draws, without the chooser and without names that are generated on each run. */
  const serializeBody = (): string => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const part of body.querySelectorAll("script, style, select, [class^='sb-']")) part.remove();
    return body.innerHTML.replaceAll(/ (?:id|for|name|aria-(?:labelledby|describedby|controls))="[^"]*"/g, "");
  };

  const noBox = { pageHeight: 0, box: { x: 0, y: 0, width: 0, height: 0 } };
  page.stage = {
    async prepare() {
      const until = performance.now() + 60_000;
      // oxlint-disable-next-line no-unnecessary-condition -- the preview is a module and loads late
      while (page.__STORYBOOK_PREVIEW__ === undefined) {
        if (performance.now() > until) throw new Error("Storybook's preview did not load in a minute");
        // oxlint-disable-next-line no-await-in-loop -- frames come one after the other
        await frame();
      }
      await page.__STORYBOOK_PREVIEW__.ready();
      page.__STORYBOOK_ADDONS_CHANNEL__.emit("updateGlobals", {
        globals: { ...globals, a11y: { manual: true } },
      });
      const quiet = document.createElement("style");
      // While a slow story loads, a loader hides it, and hidden elements can't take the focus.
      quiet.textContent = `* { caret-color: transparent !important; scroll-behavior: auto !important; }
        body > .sb-preparing-story { display: none !important; }
        body.sb-show-preparing-story > div:not(.sb-wrapper, [hidden]) { display: block !important; }`;
      document.head.append(quiet);
      // Loads every font subset that a story may need, so that no fallback shows first. A system font may be missing.
      await Promise.allSettled([...document.fonts].map((font) => font.load()));
    },
    async show(id) {
      const wants = await findWantedSize(id);
      if (wants !== undefined) return { wants, ...noBox };
      seed = 1;
      page.stage.see = undefined;
      document.documentElement.setAttribute(themeAttribute, firstTheme);
      const error = await waitUntilFinished(id);
      letMove();
      return error === undefined ? await page.stage.setTheme(firstTheme) : { error, ...noBox };
    },
    async setTheme(theme) {
      document.documentElement.setAttribute(themeAttribute, theme);
      if (document.fonts.status !== "loaded") await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      scrollTo(0, 0);
      const error = await settled();
      if (error !== undefined) return { error, ...noBox };
      return { pageHeight: document.documentElement.scrollHeight, box: boxOfStory() };
    },
    setConditions({ direction = "" }) {
      document.documentElement.dir = direction;
    },
    async parameters() {
      if (current === undefined) throw new Error("no story is shown");
      return (await page.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId: current })).parameters;
    },
    async states() {
      const select = chooser();
      if (select === null) return [];
      const seen = new Set([serializeBody()]);
      const states: GalleryState[] = [];
      const countsByName = new Map<string, number>();
      for (const { value, text } of select.options) {
        // oxlint-disable-next-line no-await-in-loop -- the page shows one state at a time
        const restless = await turnTo(select, value);
        // oxlint-disable-next-line no-await-in-loop -- the same
        await inTime(page.stage.see?.(text), `${text}: nothing more was seen in 5 s`);
        if (restless !== undefined) continue;
        const html = serializeBody();
        if (seen.has(html)) continue;
        seen.add(html);
        const name = (text.split(":")[0] ?? "").replaceAll(/\W+/g, "-");
        const times = (countsByName.get(name) ?? 0) + 1;
        countsByName.set(name, times);
        states.push({ name: times === 1 ? name : `${name}-${times}`, value });
      }
      return states;
    },
    async choose(value) {
      const select = chooser();
      if (select === null) return { error: "there is nothing to choose", ...noBox };
      const error = await turnTo(select, value);
      return error === undefined ? await page.stage.setTheme(firstTheme) : { error, ...noBox };
    },
  };
}
