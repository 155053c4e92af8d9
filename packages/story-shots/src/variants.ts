/** A reader's system settings, in addition to size and theme. */
export interface Conditions {
  /** Media features: `{ "forced-colors": "active" }`. */
  readonly features?: Readonly<Record<string, string>>;
  /** The factor of the browser's text size, which also scales widths in em. Defaults to 1. */
  readonly textScale?: number;
  readonly direction?: "rtl";
  readonly medium?: "print";
}

/** A size in which a story is shown, in CSS pixels. */
export interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The rare variant that this size belongs to. */
  readonly rareVariant?: string;
  readonly conditions?: Conditions;
}

/** A variant that few readers have: conditions, or another size for whole pages. */
export interface RareVariant {
  /** Whether `--variant rare` includes it. Each variant can also be selected by name. */
  readonly inLongRun: boolean;
  readonly conditions?: Conditions;
  /** Uses the first of a story's sizes instead of the last. */
  readonly inFirstSize?: boolean;
  readonly size?: Omit<Size, "name">;
}

/** The fields of a story that decide its sizes. */
export interface SizedStory {
  /** `cards/recording-card/RecordingCard` */
  readonly title: string;
  /** The viewport that the story sets itself. */
  readonly viewport?: string | undefined;
}

/** The themes and sizes in which stories are compared. */
export interface Variants {
  /** The themes in which every story is compared. The first is shown first, and examiners see only this one. */
  readonly themes: readonly [string, ...string[]];
  /** The sizes in which a story is compared. */
  readonly toSizes: (story: SizedStory) => readonly [Size, ...Size[]];
  /** Whether a story is taken as a whole page instead of cropped to what it draws. */
  readonly isPage: (story: SizedStory) => boolean;
  readonly rareVariants: Readonly<Record<string, RareVariant>>;
}

/** Names a size under a rare variant with conditions: `phone-large-text`. */
export const toRareSize = (size: Size, variant: string, conditions: Conditions): Size => ({
  ...size,
  name: `${size.name}-${variant}`,
  rareVariant: variant,
  conditions,
});

/** The sizes in which a story is compared under rare variants. */
export function toRareSizes(
  story: SizedStory,
  names: readonly string[],
  { toSizes, isPage, rareVariants }: Variants,
): readonly Size[] {
  const sizes = toSizes(story);
  const [first] = sizes;
  const last = sizes.at(-1) ?? first;
  return names.flatMap((name) => {
    const { size, conditions = {}, inFirstSize } = rareVariants[name] ?? { inLongRun: false };
    if (size !== undefined) return isPage(story) ? [{ ...size, name, rareVariant: name }] : [];
    return [toRareSize(inFirstSize === true ? first : last, name, conditions)];
  });
}
