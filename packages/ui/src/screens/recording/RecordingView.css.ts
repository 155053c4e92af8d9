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

export const pending = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.m,
  maxInlineSize: vars.size.measure,
});
/** What is missing below the words that are there. */
export const missing = style({ marginBlockStart: vars.space.l });
