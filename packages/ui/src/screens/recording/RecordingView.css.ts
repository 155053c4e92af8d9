import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** Narrower than the list: this page is read. */
export const page = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.l,
  maxInlineSize: "50rem",
  marginInline: "auto",
});

export const header = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "start",
  gap: vars.space.m,
  "@media": { "(max-width: 40em)": { gridTemplateColumns: "auto minmax(0, 1fr)", rowGap: vars.space.s } },
});

export const words = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xxs,
  minInlineSize: 0,
  "@media": { "(max-width: 40em)": { gridColumn: "1 / -1", gridRow: 2 } },
});

export const controls = style({
  display: "flex",
  gap: vars.space.xxs,
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
  "@media": { "(max-width: 40em)": { justifySelf: "end" }, print: { display: "none" } },
});

export const continuing = style({ whiteSpace: "nowrap", "@media": { print: { display: "none" } } });

export const pending = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.m,
  maxInlineSize: vars.size.measure,
});
/** What is missing below the words that are there. */
export const missing = style({ marginBlockStart: vars.space.l });

/** From here on a window has room for chapters beside the transcript; `ChapterLinks.css.ts` agrees. */
const wide = "(min-width: 75em)";

/**
 * The transcript and its chapters. Beside it they use the margin of the sheet, so that the page does not move when they come:
 * the sheet is as wide as the window without the sidebar, up to 76rem, and the page in its middle 50rem.
 */
export const withChapters = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.l,
  "@media": {
    [wide]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) clamp(9.5rem, 16vw - 3rem, 15rem)",
      columnGap: vars.space.l,
      marginInlineEnd: "calc((54rem - min(76rem, 100vw - 17.5rem)) / 2)",
    },
    print: { display: "block" },
  },
});
export const spoken = style({ minInlineSize: 0, "@media": { [wide]: { order: -1 } } });
