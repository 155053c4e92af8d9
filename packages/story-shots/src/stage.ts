/** A story's layout once it has settled; lengths in CSS pixels. */
export interface Rest {
  /** The size that the story sets itself, if the page has another size. The story was not rendered in this case. */
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
/** A state of a gallery that shows one at a time and looks different from the earlier states. */
export interface GalleryState {
  readonly name: string;
  /** The value that selects it. */
  readonly value: string;
}
/** How a page shows its stories. It is sent to the page as JSON. */
export interface StageOptions {
  /** The page's fixed time, in ms since 1970. */
  readonly now: number;
  /** The theme in which a story is first shown. */
  readonly theme: string;
  /** The attribute of the root element that names the theme: `data-theme`. */
  readonly themeAttribute: string;
  /** Globals of Storybook, such as one that stops animations. */
  readonly globals: Readonly<Record<string, unknown>>;
  /**
   * A selector for the `<select>` with which a story's gallery chooses a machine's state. If left out, no story has a
   * gallery.
   */
  readonly gallery?: string;
}
/** The functions that `install` (in-page.ts) adds to the page. */
export interface Stage {
  /** Prepares the page to show stories. */
  prepare(): Promise<void>;
  /** Shows one story and returns its layout once it has settled. */
  show(id: string): Promise<Rest>;
  /** Sets the theme of the shown story. Also used after a resize. */
  setTheme(theme: string): Promise<Rest>;
  /** Sets the conditions that a page can set itself: text size and direction. */
  setConditions(conditions: { readonly direction?: string }): void;
  /** Returns the Storybook parameters of the shown story. @throws Error if no story is shown */
  parameters(): Promise<Readonly<Record<string, unknown>>>;
  /**
   * Checks a gallery's state against its description, which is also its label in the chooser. The story's play function
   * sets it.
   */
  see?: ((words: string) => Promise<void>) | undefined;
  /**
   * Lists the further states of the shown story; empty unless it is a gallery. Rejects if a state differs from its
   * description.
   */
  states(): Promise<readonly GalleryState[]>;
  /** Shows one of these states in the first theme. */
  choose(value: string): Promise<Rest>;
}
