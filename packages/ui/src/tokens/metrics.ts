/** Lengths in rem, so that a reader's own text size scales the page with its text. */
const px = (value: number): string => `${value / 16}rem`;

/**
 * Grows with text, but on a phone not beyond its share of the screen, in hundredths. Large text (WCAG 1.4.4) then takes
 * the room of the space around it, and a word of 14 letters fits in a line. At the usual size of text the share is never
 * reached on screens of 320 px and more.
 */
const upTo = (value: number, share: number): string => `min(${px(value)}, ${share}vw)`;
const spacing = (value: number): string => upTo(value, value / 3.2);

/** A 4 px grid; `gutter` is the page's own margin and is narrowed on phones by the theme. */
export const space = {
  none: "0",
  hair: px(2),
  xxs: px(4),
  xs: spacing(8),
  s: spacing(12),
  m: spacing(16),
  l: spacing(24),
  xl: spacing(32),
  xxl: spacing(48),
  xxxl: spacing(72),
  gutter: spacing(32),
} as const;

export const gutterOnPhone = spacing(16);
/** A heading as wide as its page on a phone would be two words a line. */
export const headingOnPhone = { size: upTo(27, 12), leading: upTo(33, 14.7) } as const;

/** Paper has small corners. Only what is round in the world (a disc, a pill) is round here. */
export const radius = { small: px(4), control: px(8), card: px(12), sheet: px(16), full: "999px" } as const;

/** Sizes of things a finger hits, and of the columns that the eye follows. */
export const size = {
  control: px(40),
  controlSmall: px(32),
  touch: px(44),
  sidebar: "16rem",
  measure: "65ch",
} as const;

/** Two scales: the interface goes by small, even steps; reading and display go by a major third. */
export const type = {
  caption: { size: px(13), leading: px(18) },
  label: { size: px(14), leading: px(20) },
  body: { size: px(15), leading: px(22) },
  lead: { size: px(17), leading: px(27) },
  reading: { size: px(19), leading: px(32) },
  small: { size: px(18), leading: px(24) },
  title: { size: upTo(23, 10), leading: upTo(30, 13) },
  heading: { size: upTo(32, 12), leading: upTo(38, 14.25) },
  display: { size: "clamp(2.5rem, 1.4rem + 4.6vw, 4.5rem)", leading: "1.04" },
} as const;

export const motion = {
  /** Something answers a finger. */
  quick: "120ms",
  /** Something takes its place. */
  settle: "220ms",
  /** The drawer and the mobile menu (SHL-01, PUB-02). */
  drawer: "300ms",
  ease: "cubic-bezier(0.22, 0.8, 0.28, 1)",
  /** Endless movement (spinner, skeleton) runs unless the switch is off. */
  endless: "running",
} as const;

/** The durations set by the one motion switch. Not 0: `animationend` must still fire, since primitives wait for it. */
export const stillMotion = { quick: "1ms", settle: "1ms", drawer: "1ms", endless: "paused" } as const;
