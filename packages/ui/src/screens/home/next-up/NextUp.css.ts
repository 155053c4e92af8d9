import { style } from "@vanilla-extract/css";
import { family, largeTextOnPhone, vars } from "../../../theme/contract.css.ts";
import { sized, stacked } from "../../../theme/mixins.ts";

/** As high as a step with its button, also while they load. */
export const panel = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  gap: vars.space.m,
  minBlockSize: "11rem",
  padding: vars.space.l,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.sheet,
  background: vars.surface.raised,
  selectors: { "&[aria-busy=true]": { borderColor: vars.border.subtle } },
  "@media": { "(max-width: 40em)": { minBlockSize: "9.5rem", padding: vars.space.m } },
});
/** As quiet as a label: what is next comes first. */
export const greeting = style({ ...sized("label"), fontWeight: 400, color: vars.text.muted });
export const words = style(stacked("xxs"));
export const lead = style({
  fontFamily: family.reading,
  ...sized("heading"),
  letterSpacing: "-0.018em",
  "@media": { "(max-width: 40em)": { ...sized("title") }, [largeTextOnPhone]: { ...sized("small") } },
  fontWeight: 550,
  overflowWrap: "anywhere",
});
/** A long title doesn't push the page down. */
export const step = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  "@media": { "(max-width: 40em)": { WebkitLineClamp: 3 } },
});
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.l,
  rowGap: vars.space.s,
});
export const rest = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  padding: 0,
  listStyle: "none",
  fontSize: vars.type.label.size,
});
