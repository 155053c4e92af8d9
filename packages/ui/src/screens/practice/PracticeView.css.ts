import { globalStyle, style } from "@vanilla-extract/css";
import { column, family, vars } from "../../theme/contract.css.ts";
import { atEnds, sized, stacked } from "../../theme/mixins.ts";

const phone = "(max-width: 40em)";

export const page = style({ maxInlineSize: column, inlineSize: "100%" });

/** The number of due cards, and the button that starts a session. */
export const now = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.l,
  padding: vars.space.l,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  "@media": { [phone]: { padding: vars.space.m } },
});
export const count = style({
  fontFamily: family.reading,
  ...sized("heading"),
  letterSpacing: "-0.018em",
  fontVariantNumeric: "tabular-nums",
});
export const start = style({ "@media": { [phone]: { inlineSize: "100%" } } });

export const folders = style(stacked("xl"));
export const folderHead = style({ ...atEnds("m"), overflowWrap: "anywhere" });
// 24 px for a finger (WCAG 2.5.8).
globalStyle(`${folderHead} > a`, { position: "relative" });
globalStyle(`${folderHead} > a::after`, { content: "", position: "absolute", insetInline: 0, insetBlock: "-2px" });
export const lectures = style({ marginBlockStart: vars.space.xs });
export const lecture = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) max-content",
  alignItems: "center",
  columnGap: vars.space.m,
  paddingBlock: vars.space.s,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  "@media": { "(max-width: 22em)": { gridTemplateColumns: "minmax(0, 1fr)", rowGap: vars.space.xs } },
});
/** As high as a finger asks for on each phone, also where the pointer is not known to be one. */
export const practiceLink = style({ "@media": { [phone]: { minBlockSize: vars.size.touch } } });
export const title = style({
  display: "inline-block",
  paddingBlock: vars.space.hair,
  color: vars.text.primary,
  fontFamily: family.reading,
  ...sized("lead"),
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { textDecoration: "underline" } },
});

export const numbers = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 10rem)) minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space.l,
  "@media": {
    [phone]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    // Text twice as large on a phone.
    "(max-width: 16em)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
export const plotCell = style({ minInlineSize: 0, "@media": { [phone]: { gridColumn: "1 / -1" } } });
export const settings = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 14rem))",
  gap: vars.space.m,
  paddingBlockStart: vars.space.s,
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const wide = style({ gridColumn: "1 / -1" });
export const waitingWords = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-evenly",
  flex: 1,
  blockSize: `calc(${vars.type.heading.leading} + ${vars.type.body.leading})`,
  // With the button below on a phone.
  "@media": {
    [phone]: { blockSize: `calc(${vars.type.heading.leading} + ${vars.type.body.leading} + ${vars.space.l} + 3rem)` },
  },
});
export const waiting = style(stacked("xl"));
