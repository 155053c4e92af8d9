/** What a story looked like when it had come to rest; lengths in CSS pixels. */
export interface Rest {
  /** The width and height that the story asks for itself, when the page has others; then nothing was drawn. */
  readonly wants?: { readonly name: string; readonly width: number; readonly height: number };
  readonly error?: string;
  /** The whole page's height. */
  readonly pageHeight: number;
  /** Around everything the story draws, with its padding; the whole viewport when something lies over the page. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

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
  readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  readonly __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    readonly storyStoreValue: { loadStory(which: { storyId: string }): Promise<Loaded> };
  };
}
/** What `install` adds to the page. */
export interface Stage {
  /** Makes the page ready to show stories. */
  prepare(): Promise<void>;
  /** Shows one story and tells how it stands when it has come to rest. */
  show(id: string): Promise<Rest>;
}

// oxlint-disable no-underscore-dangle, unicorn/consistent-function-scoping -- Storybook's names; and `install` travels to the page alone
/**
 * Runs in the page before anything else. It is sent as text, so that it may use nothing from outside itself. `now` is
 * the one moment (ms since 1970) that the page believes in.
 */
export function install(now: number): void {
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

  const wanted = async (id: string): Promise<Rest["wants"]> => {
    const { storyGlobals, parameters } = await page.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId: id });
    const name = storyGlobals.viewport?.value;
    const styles = name === undefined ? undefined : parameters.viewport?.options?.[name]?.styles;
    if (name === undefined || styles === undefined) return undefined;
    const [width, height] = [Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10)];
    return width === innerWidth && height === innerHeight ? undefined : { name, width, height };
  };

  const finished = (id: string): Promise<string | undefined> =>
    new Promise((resolve) => {
      const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
      let told: string | undefined;
      const trouble = (payload: unknown): void => {
        const { message, title } = (payload ?? {}) as { message?: string; title?: string };
        told ??= message ?? title ?? String(payload);
      };
      const end = (payload: unknown): void => {
        const { storyId, status } = payload as { storyId: string; status: string };
        if (storyId !== id) return;
        for (const event of troubles) channel.off(event, trouble);
        channel.off("storyFinished", end);
        clearTimeout(timer);
        resolve(status === "success" ? told : (told ?? "the story failed"));
      };
      const troubles = ["storyErrored", "storyThrewException", "storyMissing", "playFunctionThrewException"];
      const timer = setTimeout(() => end({ storyId: id, status: "it did not finish in 20 s" }), 20_000);
      for (const event of troubles) channel.on(event, trouble);
      channel.on("storyFinished", end);
      channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
    });

  const padding = 16;
  const boxOfStory = (): Rest["box"] => {
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

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const look = () =>
    `${document.documentElement.scrollHeight} ${JSON.stringify(boxOfStory())} ${document.body.innerHTML}`;
  /** Effects and observers may still move something after a story says that it is finished: two equal frames end it. */
  const settled = async (): Promise<void> => {
    let before = look();
    for (let frames = 0; frames < 20; frames += 1) {
      // oxlint-disable-next-line no-await-in-loop -- frames come one after the other
      await frame();
      const after = look();
      if (frames > 0 && after === before) return;
      before = after;
    }
  };

  page.stage = {
    async prepare() {
      await page.__STORYBOOK_PREVIEW__.ready();
      page.__STORYBOOK_ADDONS_CHANNEL__.emit("updateGlobals", {
        globals: { motion: "still", look: "light", a11y: { manual: true } },
      });
      const quiet = document.createElement("style");
      quiet.textContent = "* { caret-color: transparent !important; scroll-behavior: auto !important; }";
      document.head.append(quiet);
      // Every subset that a story may need, so that none shows a stand-in first. A stand-in of this system may be missing.
      await Promise.allSettled([...document.fonts].map((font) => font.load()));
    },
    async show(id) {
      const wants = await wanted(id);
      const nothing = { pageHeight: 0, box: { x: 0, y: 0, width: 0, height: 0 } };
      if (wants !== undefined) return { wants, ...nothing };
      seed = 1;
      document.documentElement.dataset["theme"] = "light";
      const error = await finished(id);
      if (error !== undefined) return { error, ...nothing };
      if (document.fonts.status !== "loaded") await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      scrollTo(0, 0);
      await settled();
      return { pageHeight: document.documentElement.scrollHeight, box: boxOfStory() };
    },
  };
}
