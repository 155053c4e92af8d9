/**
 * The sizes and themes in which a story is seen. Storybook's toolbar, our own comparison (`visual/`), the contact sheet
 * and Chromatic's modes read them here.
 */

/** One of the sizes in which a story is seen, in CSS pixels. */
export interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Room for one component. */
export const piece = { name: "piece", width: 800, height: 600 } as const satisfies Size;

/** What the toolbar offers, and what a story asks for by name: `globals: { viewport: { value: "narrow" } }`. */
export const viewports = {
  narrow: { name: "narrow", width: 320, height: 640 },
  phone: { name: "phone", width: 375, height: 812 },
  tablet: { name: "tablet", width: 820, height: 1180 },
  desktop: { name: "desktop", width: 1280, height: 800 },
} as const satisfies Record<string, Size>;

/** A theme that the toolbar offers, by the attributes of the root element that choose it. */
export const looks = {
  light: { theme: "light" },
  dark: { theme: "dark" },
  "light contrast": { theme: "light", contrast: "more" },
  "dark contrast": { theme: "dark", contrast: "more" },
} as const;
export type Look = keyof typeof looks;

/** The themes in which every story is compared. */
export const themes = ["light", "dark"] as const satisfies readonly Look[];
export type Theme = (typeof themes)[number];

/** What decides in which sizes a story is seen. */
export interface Seen {
  /** `cards/RecordingCard` */
  readonly title: string;
  /** The viewport that the story asks for itself. */
  readonly viewport?: string | undefined;
}

const isViewport = (name: string | undefined): name is keyof typeof viewports =>
  name !== undefined && Object.hasOwn(viewports, name);

/**
 * The sizes in which a story is compared: the one that it asks for itself; else a phone and a desktop for screens and
 * the shell, and room for one component for the rest.
 */
export function toSizes({ title, viewport }: Seen): readonly [Size, ...Size[]] {
  if (isViewport(viewport)) return [viewports[viewport]];
  return /^(screens|shell)\//.test(title) ? [viewports.phone, viewports.desktop] : [piece];
}

/** One of Chromatic's modes: the size of its browser's window, and what it sets in the toolbar. */
export interface ChromaticMode {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly look: Theme;
  readonly motion: "still";
}

/** Chromatic's modes of a story, by the names that our own pictures have: `phone-dark`. */
export function toChromaticModes(story: Seen): Record<string, ChromaticMode> {
  return Object.fromEntries(
    toSizes(story).flatMap(({ name, width, height }) =>
      themes.map((look) => [`${name}-${look}`, { viewport: { width, height }, look, motion: "still" }]),
    ),
  );
}
