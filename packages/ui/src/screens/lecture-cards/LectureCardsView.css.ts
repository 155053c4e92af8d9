import { globalStyle, style } from "@vanilla-extract/css";
import { wide } from "../../recording/wide.ts";
import { column, largeTextOnPhone, reader, vars } from "../../theme/contract.css.ts";
import { inRow, raised, sized, stacked } from "../../theme/mixins.ts";
import { readerFont, readerText } from "../../theme/reading/reader-text.ts";

const phone = "(max-width: 40em)";

export const page = style({ ...stacked("l"), maxInlineSize: column, inlineSize: "100%", minInlineSize: 0 });

/** The cards, and beside them the transcript if the window has room for both. */
export const panes = style({
  "@media": {
    [wide]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, min(44rem, 57%)) minmax(0, 1fr)",
      columnGap: vars.space.xl,
    },
    print: { display: "block" },
  },
});

export const headActions = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xs });

export const sectionHead = style({
  ...inRow("s"),
  flexWrap: "wrap",
  justifyContent: "space-between",
  minBlockSize: vars.size.control,
});
export const section = style(stacked("m"));

export const list = style(stacked("m"));
export const card = style({
  ...stacked("s"),
  padding: vars.space.l,
  ...raised("card"),
  "@media": { [phone]: { padding: vars.space.m } },
});
export const marks = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xs });
export const front = style({
  ...readerFont(vars.type.reading.size),
  lineHeight: `calc(1.45 * ${reader.line})`,
  fontWeight: 550,
  textWrap: "pretty",
  overflowWrap: "anywhere",
});
export const back = style({
  ...readerFont(vars.type.reading.size),
  lineHeight: `calc(1.45 * ${reader.line})`,
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});
export const choices = style({
  ...stacked("xxs"),
  paddingInlineStart: vars.space.l,
  listStyle: "circle",
  ...readerText(vars.type.lead.size, vars.type.lead.leading),
  color: vars.text.secondary,
  overflowWrap: "anywhere",
});
export const right = style({
  color: vars.text.primary,
  fontWeight: 550,
});
globalStyle(`${right} > svg`, { display: "inline-block", marginInlineStart: vars.space.xs, verticalAlign: "-0.1em" });

export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xs,
  paddingBlockStart: vars.space.xs,
  // Three don't fit beside each other, and the third would stand alone.
  "@media": { [largeTextOnPhone]: { flexDirection: "column" } },
});
// On touch screens as high as a main action, which the first Keep is.
globalStyle(`${buttons} > button`, { "@media": { "(pointer: coarse)": { minBlockSize: vars.size.touch } } });
/** The page's keys, which a touch device lacks. */
export const help = style({
  ...sized("caption"),
  color: vars.text.muted,
  "@media": { "(pointer: coarse)": { display: "none" }, [phone]: { display: "none" }, print: { display: "none" } },
});
export const terms = style([list, { gap: 0, borderBlockStart: `1px solid ${vars.border.subtle}` }]);
export const termRow = style({
  ...inRow("s"),
  flexWrap: "wrap",
  paddingBlock: vars.space.s,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const definition = style({
  flex: "1 1 20rem",
  minInlineSize: 0,
  ...readerFont(vars.type.reading.size),
  lineHeight: `calc(1.45 * ${reader.line})`,
  overflowWrap: "anywhere",
});
export const term = style({ display: "block" });
export const allRow = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.s });
/** Until it is known what is offered, it has its place, so that the cards below don't move. */
export const reserved = style({ visibility: "hidden" });
export const filter = style({ inlineSize: "12rem", maxInlineSize: "100%" });
export const notice = style({
  ...inRow("s"),
  flexWrap: "wrap",
  padding: vars.space.s,
  borderRadius: vars.radius.control,
  background: vars.tone.caution.surface,
  color: vars.tone.caution.text,
  ...sized("label"),
});
export const unsaved = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.s });
