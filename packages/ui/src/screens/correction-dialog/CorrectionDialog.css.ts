import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inRow, sized, stacked } from "../../theme/mixins.ts";

export const heading = style({ ...sized("label"), color: vars.text.secondary });

export const places = style({
  ...stacked("xs"),
  maxBlockSize: "min(14rem, 30dvh)",
  // If the dialog is too high, the dialog itself scrolls, so that at least one place is visible.
  flexShrink: 0,
  overflowY: "auto",
  padding: vars.space.s,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.control,
});

export const place = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space.s,
  ...sized("label"),
  color: vars.text.secondary,
  overflowWrap: "anywhere",
});

export const time = style({ fontVariantNumeric: "tabular-nums", color: vars.text.muted });

export const heardRow = style({
  ...inRow("s"),
  flexWrap: "wrap",
  justifyContent: "space-between",
  overflowWrap: "anywhere",
});

export const names = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.xs });
export const namesHeading = style([heading, { flexBasis: "100%" }]);
