/** Converts to rem, so that the reader's text size scales the page too. */
const px = (value: number): string => `${value / 16}rem`;

/**
 * A size that grows with the text, but on a phone only up to a share of the screen, in hundredths. Large text (WCAG
 * 1.4.4) then takes space from the gaps around it, and a word of 14 letters fits in a line. With normal text the share
 * is never reached on screens of at least 320 px.
 */
const upTo = (value: number, share: number): string => `min(${px(value)}, ${share}vw)`;
const spacing = (value: number): string => upTo(value, value / 3.2);

/** A 4 px grid. `gutter` is the page's own margin, which the theme narrows on phones. */
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
/** On a phone, a heading of the usual size would have two words in a line. */
export const headingOnPhone = { size: upTo(27, 12), leading: upTo(33, 14.7) } as const;

/** Small corners, as of paper. Only round objects (a disc, a pill) are round. */
export const radius = { small: px(4), control: px(8), card: px(12), sheet: px(16), full: "999px" } as const;

/** Sizes of touch targets and of text columns. */
export const size = {
  control: px(40),
  controlSmall: px(32),
  touch: px(44),
  sidebar: "16rem",
  measure: "65ch",
} as const;

/** Two scales: the interface has small, even steps; reading and display sizes grow by a major third. */
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
  /** Feedback to a press. */
  quick: "120ms",
  /** An element that appears or moves. */
  settle: "220ms",
  /** The drawer and the mobile menu (SHL-01, PUB-02). */
  drawer: "300ms",
  ease: "cubic-bezier(0.22, 0.8, 0.28, 1)",
  /** Infinite animations (spinner, skeleton) run unless motion is switched off. */
  endless: "running",
} as const;

/** The durations with reduced motion. Not 0, because components wait for `animationend`. */
export const stillMotion = { quick: "1ms", settle: "1ms", drawer: "1ms", endless: "paused" } as const;
