/**
 * The sizes and themes in which a story is shown. Storybook's toolbar, our own comparison (`visual/config.ts`), the contact
 * sheet and Chromatic's modes use them.
 */
import type { RareVariant, Size, SizedStory } from "@lectern/story-shots/variants";

/** A viewport for a single component. */
const piece = { name: "piece", width: 800, height: 600 } as const satisfies Size;

/** The toolbar's viewports, which a story can set by name: `globals: { viewport: { value: "narrow" } }`. */
export const viewports = {
  narrow: { name: "narrow", width: 320, height: 640 },
  phone: { name: "phone", width: 375, height: 812 },
  tablet: { name: "tablet", width: 820, height: 1180 },
  desktop: { name: "desktop", width: 1280, height: 800 },
} as const satisfies Record<string, Size>;

/** The toolbar's themes, each with the attributes of the root element that select it. */
export const toolbarThemes = {
  light: { theme: "light" },
  dark: { theme: "dark" },
  "light contrast": { theme: "light", contrast: "more" },
  "dark contrast": { theme: "dark", contrast: "more" },
} as const;
export type ToolbarTheme = keyof typeof toolbarThemes;

/** The themes in which every story is compared. */
export const themes = ["light", "dark"] as const satisfies readonly ToolbarTheme[];
export type Theme = (typeof themes)[number];

const isViewport = (name: string | undefined): name is keyof typeof viewports =>
  name !== undefined && Object.hasOwn(viewports, name);

/**
 * Matches a screen, but not a part of one, which has its own folder inside the screen's; also matches a frame that is
 * as wide as the page.
 */
const page =
  /^(screens\/[^/]+\/[^/]+$|frames\/(dashboard-shell|offline-notice|setting-up|sidebar|site-footer|site-header)\/)/;

/** Whether a story is shown as a whole page. */
export const isPage = ({ title }: SizedStory): boolean => page.test(title);

/**
 * The sizes in which a story is compared: its own size if it sets one; a phone and a desktop for screens and page
 * frames; otherwise that of a single component.
 */
export function toSizes(story: SizedStory): readonly [Size, ...Size[]] {
  if (isViewport(story.viewport)) return [viewports[story.viewport]];
  return isPage(story) ? [viewports.phone, viewports.desktop] : [piece];
}

/**
 * Variants that few students use. The long run compares those with `inLongRun`; each can be selected by name (`npm run
 * visual -- --variant right-to-left`). A variant with `size` is for screens, and has no conditions.
 */
export const rareVariants = {
  "forced-colors": { inLongRun: true, conditions: { features: { "forced-colors": "active" } } },
  "more-contrast": { inLongRun: true, conditions: { features: { "prefers-contrast": "more" } } },
  // The hardest case is a phone, so screens are compared there.
  "large-text": { inLongRun: true, inFirstSize: true, conditions: { textScale: 2 } },
  "768": { inLongRun: true, size: { width: 768, height: 1024 } },
  "1920": { inLongRun: true, size: { width: 1920, height: 1080 } },
  "right-to-left": { inLongRun: false, conditions: { direction: "rtl" } },
  print: { inLongRun: false, conditions: { medium: "print" } },
} as const satisfies Record<string, RareVariant>;

/** One of Chromatic's modes: the size of its browser's window, and the toolbar's values. */
export interface ChromaticMode {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly theme: Theme;
  readonly motion: "still";
}

/** Returns a story's Chromatic modes, named as our own screenshots: `phone-dark`. */
export function toChromaticModes(story: SizedStory): Record<string, ChromaticMode> {
  return Object.fromEntries(
    toSizes(story).flatMap(({ name, width, height }) =>
      themes.map((theme) => [`${name}-${theme}`, { viewport: { width, height }, theme, motion: "still" }]),
    ),
  );
}
