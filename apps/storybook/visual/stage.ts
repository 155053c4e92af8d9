/** What a story looked like when it had come to rest; lengths in CSS pixels. */
export interface Rest {
  /** The width and height that the story asks for itself, when the page has others; then nothing was drawn. */
  readonly wants?: { readonly name: string; readonly width: number; readonly height: number };
  readonly error?: string;
  /** The whole page's height. */
  readonly pageHeight: number;
  /** Around everything the story draws, with its padding; the whole viewport when something lies over the page. */
  readonly box: Box;
}
/** A part of the page, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** A state of a gallery that shows one at a time, and looks like none before it. */
export interface GalleryState {
  readonly name: string;
  /** What chooses it. */
  readonly value: string;
}
/** Something that axe could not decide about an element. */
export interface Undecided {
  /** `color-contrast` */
  readonly rule: string;
  /** Why it could not: `bgGradient`, `pseudoContent`, … */
  readonly why: string;
  /** The beginning of the element's HTML. */
  readonly element: string;
}
/** What axe says of a story. */
export interface Examination {
  /** A line each. */
  readonly violations: readonly string[];
  readonly undecided: readonly Undecided[];
}
/** What `install` (in-page.ts) adds to the page. */
export interface Stage {
  /** Makes the page ready to show stories. */
  prepare(): Promise<void>;
  /** Shows one story and tells how it stands when it has come to rest. */
  show(id: string): Promise<Rest>;
  /** Gives the story that is shown another theme, or the same in another size. */
  setTheme(theme: string): Promise<Rest>;
  /** Sets what a page itself can set of its conditions: the size of text, and the direction. */
  setConditions(conditions: { readonly textScale?: number; readonly direction?: string }): void;
  /** Asks axe about the story that is shown. */
  examine(): Promise<Examination>;
  /** What a gallery of states says of each, by the words that choose it; the story leaves it here when it plays. */
  see?: ((words: string) => Promise<void>) | undefined;
  /**
   * What else than it shows there is to see in the story that is shown: nothing but in a gallery of states. Rejects when
   * a state is not what the gallery says of it.
   */
  states(): Promise<readonly GalleryState[]>;
  /** Shows one of them, in light. */
  choose(value: string): Promise<Rest>;
}
