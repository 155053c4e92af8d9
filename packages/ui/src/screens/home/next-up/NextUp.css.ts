import { style } from "@vanilla-extract/css";
import { family, largeTextOnPhone, vars } from "../../../theme/contract.css.ts";
import { sized, stacked } from "../../../theme/mixins.ts";

const phone = "(max-width: 40em)";

/** As high as a step with a line of others, also while they load. On a phone the button is below, as wide as the panel. */
export const panel = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.l,
  minBlockSize: "8.5rem",
  padding: vars.space.l,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.sheet,
  background: vars.surface.raised,
  "@media": {
    [phone]: { alignContent: "space-between", gap: vars.space.m, minBlockSize: "9.75rem", padding: vars.space.m },
  },
});
export const words = style({ ...stacked("xxs"), flex: "1 1 16rem", minInlineSize: 0 });
export const start = style({ "@media": { [phone]: { inlineSize: "100%" } } });
export const lead = style({
  fontFamily: family.reading,
  ...sized("heading"),
  letterSpacing: "-0.018em",
  "@media": { [phone]: { ...sized("title") }, [largeTextOnPhone]: { ...sized("small") } },
  fontWeight: 550,
  overflowWrap: "anywhere",
});
/** A long title doesn't push the page down. */
export const step = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  "@media": { [phone]: { WebkitLineClamp: 3 } },
});
export const rest = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  paddingBlockStart: vars.space.xxs,
  fontSize: vars.type.label.size,
});
