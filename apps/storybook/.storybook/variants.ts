/**
 * The sizes and themes in which a story is shown. Storybook's toolbar, our own comparison (`visual/`), the contact sheet
 * and Chromatic's modes use them.
 */

/** A student's system settings, beside size and theme. */
export interface Conditions {
  /** Media features: `{ "forced-colors": "active" }`. */
  readonly features?: Readonly<Record<string, string>>;
  /** The factor of the browser's text size, which widths in em follow too; 1 when left out. */
  readonly textScale?: number;
  readonly direction?: "rtl";
  readonly medium?: "print";
}

/** A size in which a story is shown, in CSS pixels. */
export interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Only in the long run; see {@link rareVariants}. */
  readonly rareVariant?: RareVariant;
}

/** Room for one component. */
export const piece = { name: "piece", width: 800, height: 600 } as const satisfies Size;

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

/** The part of a story that decides its sizes. */
export interface SizedStory {
  /** `cards/recording-card/RecordingCard` */
  readonly title: string;
  /** The viewport that the story sets itself. */
  readonly viewport?: string | undefined;
}

const isViewport = (name: string | undefined): name is keyof typeof viewports =>
  name !== undefined && Object.hasOwn(viewports, name);

/** A screen, but not a part of one, which has a folder of its own inside the screen's; and a frame that takes the page's width. */
const page =
  /^(screens\/[^/]+\/[^/]+$|frames\/(dashboard-shell|offline-notice|setting-up|sidebar|site-footer|site-header)\/)/;

/** Whether a story is shown as a whole page. */
export const isPage = ({ title }: SizedStory): boolean => page.test(title);

/**
 * The sizes in which a story is compared: the one that it sets itself; else a phone and a desktop for screens and
 * the frames of a page, and room for one component for the rest.
 */
export function toSizes(story: SizedStory): readonly [Size, ...Size[]] {
  if (isViewport(story.viewport)) return [viewports[story.viewport]];
  return isPage(story) ? [viewports.phone, viewports.desktop] : [piece];
}

const tablet768 = { width: 768, height: 1024 };
const wide1920 = { width: 1920, height: 1080 };

/**
 * Variants that few students have. The long run compares those that have `inLongRun`; each can be selected by name
 * (`npm run visual -- --variant right-to-left`). A variant with `size` is for screens, and has no conditions.
 */
export const rareVariants = {
  "forced-colors": { inLongRun: true, conditions: { features: { "forced-colors": "active" } } },
  "more-contrast": { inLongRun: true, conditions: { features: { "prefers-contrast": "more" } } },
  "large-text": { inLongRun: true, conditions: { textScale: 2 } },
  "768": { inLongRun: true, size: tablet768 },
  "1920": { inLongRun: true, size: wide1920 },
  "right-to-left": { inLongRun: false, conditions: { direction: "rtl" } },
  print: { inLongRun: false, conditions: { medium: "print" } },
} as const satisfies Record<
  string,
  { readonly inLongRun: boolean; readonly conditions?: Conditions; readonly size?: Omit<Size, "name"> }
>;
export type RareVariant = keyof typeof rareVariants;

/** The conditions of a rare variant; undefined for one that is a size. */
export function getConditions(variant: RareVariant | undefined): Conditions | undefined {
  if (variant === undefined) return undefined;
  const rare = rareVariants[variant];
  return "conditions" in rare ? rare.conditions : undefined;
}

/** A size under a rare variant: `phone-large-text`. */
export const toRareSize = (size: Size, variant: RareVariant): Size => ({
  ...size,
  name: `${size.name}-${variant}`,
  rareVariant: variant,
});

/** The sizes in which a story is compared under rare variants. Large text is hardest on a phone, so screens have it there. */
export function toRareSizes(story: SizedStory, variants: readonly RareVariant[]): readonly Size[] {
  const [first, ...others] = toSizes(story);
  const last = others.at(-1) ?? first;
  return variants.flatMap((variant) => {
    const rare = rareVariants[variant];
    if ("size" in rare) return isPage(story) ? [{ ...rare.size, name: variant, rareVariant: variant }] : [];
    return [toRareSize(variant === "large-text" ? first : last, variant)];
  });
}

/** One of Chromatic's modes: the size of its browser's window, and the toolbar's values. */
export interface ChromaticMode {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly theme: Theme;
  readonly motion: "still";
}

/** Chromatic's modes of a story, with the names of our own screenshots: `phone-dark`. */
export function toChromaticModes(story: SizedStory): Record<string, ChromaticMode> {
  return Object.fromEntries(
    toSizes(story).flatMap(({ name, width, height }) =>
      themes.map((theme) => [`${name}-${theme}`, { viewport: { width, height }, theme, motion: "still" }]),
    ),
  );
}
