import { style } from "@vanilla-extract/css";
import { family, vars } from "../../theme/contract.css.ts";
import { sized, stacked } from "../../theme/mixins.ts";

export const page = style(stacked("xl"));
export const waiting = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.m,
  minBlockSize: "24rem",
  textAlign: "center",
  color: vars.text.secondary,
  fontFamily: family.reading,
  ...sized("title"),
});
export const plan = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.m,
  padding: vars.space.l,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.sheet,
  background: vars.surface.raised,
  "@media": { "(max-width: 40em)": { padding: vars.space.m } },
});
export const features = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space.m,
  "@media": { "(max-width: 40em)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});
