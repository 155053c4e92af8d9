import { style } from "@vanilla-extract/css";
import { family, vars } from "../../../theme/contract.css.ts";

/** As high as a step with its button and a line of others, also while they load. */
export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  alignContent: "center",
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  minBlockSize: "7rem",
  paddingBlock: vars.space.m,
  paddingInline: vars.space.l,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.sheet,
  background: vars.surface.raised,
  selectors: { "&[aria-hidden]": { borderColor: vars.border.subtle } },
});
export const caption = style({
  display: "block",
  fontFamily: family.interface,
  fontSize: vars.type.label.size,
  lineHeight: vars.type.label.leading,
  fontWeight: 400,
  letterSpacing: 0,
  color: vars.text.muted,
});
export const lead = style({
  fontFamily: family.reading,
  fontSize: vars.type.heading.size,
  lineHeight: vars.type.heading.leading,
  letterSpacing: "-0.018em",
  "@media": { "(max-width: 40em)": { fontSize: vars.type.title.size, lineHeight: vars.type.title.leading } },
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
export const pending = style({ display: "flex", flexDirection: "column", gap: vars.space.s });
export const rest = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  padding: 0,
  listStyle: "none",
  fontSize: vars.type.label.size,
});
