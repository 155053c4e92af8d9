/** A story's layout once it has settled; lengths in CSS pixels. */
export interface Rest {
  /** The size that the story sets itself, when the page has another; the story was not rendered then. */
  readonly wants?: { readonly name: string; readonly width: number; readonly height: number };
  readonly error?: string;
  /** The whole page's height. */
  readonly pageHeight: number;
  /** The story's bounding box with its padding; the whole viewport when it has an overlay. */
  readonly box: Box;
}
/** A part of the page, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** A state of a gallery that shows one at a time; it looks different from those before. */
export interface GalleryState {
  readonly name: string;
  /** The value that selects it. */
  readonly value: string;
}
/** The way a page shows its stories; it is sent to the page as JSON. */
export interface StageOptions {
  /** The page's fixed time, in ms since 1970. */
  readonly now: number;
  /** The theme in which a story is first shown. */
  readonly theme: string;
  /** The attribute of the root element that names the theme: `data-theme`. */
  readonly themeAttribute: string;
  /** Storybook's globals, such as those that stop motion. */
  readonly globals: Readonly<Record<string, unknown>>;
  /** Finds the `<select>` of a story that shows the states of a machine one at a time; no story does when left out. */
  readonly gallery?: string;
}
/** The functions that `install` (in-page.ts) adds to the page. */
export interface Stage {
  /** Prepares the page to show stories. */
  prepare(): Promise<void>;
  /** Shows one story and returns its layout once it has settled. */
  show(id: string): Promise<Rest>;
  /** Sets the theme of the story that is shown; also used after a resize. */
  setTheme(theme: string): Promise<Rest>;
  /** Sets the conditions that a page can set itself: the size of text, and the direction. */
  setConditions(conditions: { readonly direction?: string }): void;
  /** The Storybook parameters of the story that is shown. @throws Error when none is */
  parameters(): Promise<Readonly<Record<string, unknown>>>;
  /** What a gallery of states says of each, by the words that choose it; the story leaves it here when it plays. */
  see?: ((words: string) => Promise<void>) | undefined;
  /**
   * What else than it shows there is to see in the story that is shown: nothing but in a gallery of states. Rejects when
   * a state is not what the gallery says of it.
   */
  states(): Promise<readonly GalleryState[]>;
  /** Shows one of these states, in the first theme. */
  choose(value: string): Promise<Rest>;
}
