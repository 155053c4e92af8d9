import { globalStyle, style } from "@vanilla-extract/css";
import { column, vars } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";

export const page = style({ ...stacked("xl"), maxInlineSize: column, marginInline: "auto" });

export const part = style(stacked("s"));

export const given = style({ display: "flex", flexWrap: "wrap", alignItems: "stretch", gap: vars.space.s });

export const address = style({
  flex: "1 1 16rem",
  minInlineSize: 0,
  padding: vars.space.s,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  overflowWrap: "anywhere",
});

export const panels = style({ ...stacked("m"), marginBlockStart: vars.space.xs });

export const steps = style({ ...stacked("s"), counterReset: "step" });

/** A disc with the number, and the words beside it. */
export const step = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space.s,
  counterIncrement: "step",
  "::before": {
    content: "counter(step)",
    display: "grid",
    placeItems: "center",
    inlineSize: "1.625rem",
    blockSize: "1.625rem",
    marginBlock: `calc((${vars.type.body.leading} - 1.625rem) / 2)`,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.full,
    fontSize: vars.type.label.size,
    fontVariantNumeric: "tabular-nums",
  },
});
globalStyle(`${step} strong`, { fontWeight: 650 });
