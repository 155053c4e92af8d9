import { style } from "@vanilla-extract/css";
import { family, vars } from "@lectern/ui/theme/contract";

export const drawer = style({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 1000,
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr)",
  blockSize: "min(20rem, 50dvh)",
  borderBlockStart: `1px solid ${vars.border.strong}`,
  background: vars.surface.raised,
  color: vars.text.primary,
  fontFamily: family.interface,
  fontSize: vars.type.caption.size,
  lineHeight: 1.5,
  boxShadow: `0 -8px 32px -12px ${vars.shadow.key}`,
});

export const bar = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xxs,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const title = style({ marginInlineEnd: "auto", fontSize: "inherit", fontWeight: 650 });
export const muted = style({ color: vars.text.secondary, fontWeight: 400 });

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(12rem, 1fr) 4fr",
  minBlockSize: 0,
  "@media": { "(max-width: 40rem)": { gridTemplateColumns: "1fr", gridTemplateRows: "auto minmax(0, 1fr)" } },
});

export const actors = style({
  overflow: "auto",
  maxBlockSize: "100%",
  padding: vars.space.s,
  paddingInlineStart: vars.space.m,
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
  listStyle: "none",
  "@media": { "(max-width: 40rem)": { maxBlockSize: "6rem", borderInlineEnd: 0 } },
});
export const actor = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.xs, overflowWrap: "anywhere" });
export const port = style([actor, { paddingInlineStart: vars.space.m, color: vars.text.secondary }]);
export const name = style({ fontWeight: 600 });

export const log = style({ overflow: "auto", paddingInline: vars.space.s });
export const table = style({ inlineSize: "100%", borderCollapse: "collapse" });
export const head = style({
  position: "sticky",
  insetBlockStart: 0,
  padding: vars.space.xxs,
  background: vars.surface.raised,
  color: vars.text.secondary,
  fontWeight: 500,
  textAlign: "start",
});
export const cell = style({
  padding: vars.space.xxs,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  verticalAlign: "baseline",
});
export const time = style([
  cell,
  { color: vars.text.secondary, whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
]);
