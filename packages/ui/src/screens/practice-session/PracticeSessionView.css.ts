import { createVar, style } from "@vanilla-extract/css";
import { pressedInForcedColors } from "../../elements/button/pressed.css.ts";
import { family, reader, vars } from "../../theme/contract.css.ts";
import { inRow, raised, sized, stacked } from "../../theme/mixins.ts";
import { readerFont, readerText } from "../../theme/reading/reader-text.ts";

const phone = "(max-width: 40em)";
const byFinger = "(pointer: coarse)";

/** One card, without anything beside it. */
export const page = style({
  ...stacked("m"),
  inlineSize: "100%",
  maxInlineSize: "44rem",
  minBlockSize: "min(34rem, 70dvh)",
  marginInline: "auto",
  // To the window's end, over the page's own space below.
  "@media": {
    [phone]: {
      minBlockSize: `calc(100dvh - 3.5rem - 1px - ${vars.space.s})`,
      marginBlockStart: `calc(${vars.space.s} - ${vars.space.l})`,
      marginBlockEnd: `calc(-1 * ${vars.space.xxxl})`,
    },
  },
});

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space.s,
});
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  marginInlineStart: "auto",
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
  "@media": { [phone]: { marginInlineEnd: `calc(-1 * ${vars.space.xs})` } },
});
export const tool = style({
  minInlineSize: vars.size.control,
  paddingInline: vars.space.s,
  fontSize: vars.type.label.size,
  fontWeight: 500,
  // Its icon says that it can be pressed.
  textDecoration: "none",
  "@media": {
    [byFinger]: { minInlineSize: vars.size.touch },
    [phone]: { gap: vars.space.xxs, paddingInline: vars.space.xs, fontSize: vars.type.caption.size },
  },
});
/** Hidden on a phone, where the icon says enough. The text stays its accessible name. */
export const toolWord = style({
  "@media": {
    [phone]: {
      position: "absolute",
      inlineSize: "1px",
      blockSize: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
});

export const done = style({
  display: "flex",
  // With text twice as large on a phone, the words are below the track.
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s,
  ...sized("caption"),
  color: vars.text.muted,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const share = createVar();
export const track = style({
  flex: "1 1 8rem",
  blockSize: "6px",
  borderRadius: vars.radius.full,
  background: vars.surface.pressed,
  overflow: "hidden",
  "::after": {
    content: "",
    display: "block",
    blockSize: "100%",
    inlineSize: `calc(${share} * 100%)`,
    background: vars.text.primary,
    transition: `inline-size ${vars.motion.settle} ${vars.motion.ease}`,
  },
  "@media": {
    "(forced-colors: active)": { border: "1px solid CanvasText", "::after": { background: "CanvasText" } },
  },
});

export const card = style({
  flex: 1,
  ...stacked("l"),
  padding: vars.space.xl,
  ...raised("sheet"),
  boxShadow: `0 1px 2px ${vars.shadow.ambient}, 0 8px 24px -12px ${vars.shadow.key}`,
  // It has the focus for the whole session, so a border shows it instead of a prominent ring.
  outline: "none",
  selectors: { "&:focus-visible": { borderColor: vars.border.strong } },
  "@media": {
    [phone]: { padding: vars.space.m, gap: vars.space.m },
    "(forced-colors: active)": { selectors: { "&:focus-visible": { outline: "2px solid Highlight" } } },
  },
});
export const lecture = style({ ...sized("caption"), color: vars.text.muted, overflowWrap: "anywhere" });
/** The question and its answer are together in the middle of the card. */
export const front = style({
  ...readerFont("1.75rem"),
  lineHeight: `calc(1.35 * ${reader.line})`,
  marginBlockStart: "auto",
  selectors: { "&:last-child": { marginBlockEnd: "auto" } },
  letterSpacing: `calc(${reader.letter} - 0.008em)`,
  textWrap: "pretty",
  overflowWrap: "anywhere",
});
export const longFront = style([
  front,
  { ...readerFont(vars.type.title.size), lineHeight: `calc(1.45 * ${reader.line})` },
]);
export const answer = style({
  ...stacked("l"),
  paddingBlockStart: vars.space.l,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  marginBlockEnd: "auto",
});
export const back = style({
  ...readerFont(vars.type.title.size),
  lineHeight: `calc(1.45 * ${reader.line})`,
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});

export const choices = style({
  ...stacked("xs"),
  selectors: { "&:last-child": { marginBlockEnd: "auto" } },
});
export const choice = style({
  ...inRow("s"),
  // Content after a long answer goes below it instead of breaking its words.
  flexWrap: "wrap",
  inlineSize: "100%",
  minBlockSize: "3rem",
  padding: `${vars.space.xs} ${vars.space.m}`,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  color: vars.text.primary,
  ...readerText(vars.type.lead.size, vars.type.lead.leading),
  textAlign: "start",
  overflowWrap: "anywhere",
  selectors: {
    "button&": { cursor: "pointer" },
    "button&:hover": { background: vars.surface.hover },
    "button&:active": { background: vars.surface.pressed },
  },
  // A chosen answer stays readable in print.
  "@media": { print: { selectors: { "button&": { display: "none" } } } },
});
export const choiceText = style({ flex: "1 1 8rem", minInlineSize: 0 });
/** An answer that is neither right nor chosen, after a choice. */
export const otherChoice = style([choice, { borderColor: vars.border.subtle, color: vars.text.muted }]);
export const rightChoice = style([choice, { borderWidth: "2px", borderColor: vars.text.primary, fontWeight: 550 }]);
export const verdict = style({
  marginInlineStart: "auto",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xxs,
  fontFamily: family.interface,
  ...sized("label"),
  fontWeight: 600,
  whiteSpace: "nowrap",
});

/** The next button is always in the same place: on a phone at the bottom, near the thumb. */
export const actions = style({
  containerType: "inline-size",
  ...stacked("s"),
  "@media": {
    [phone]: {
      position: "sticky",
      insetBlockEnd: 0,
      marginBlockStart: "auto",
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      padding: `${vars.space.s} ${vars.space.gutter} max(${vars.space.s}, env(safe-area-inset-bottom))`,
      background: vars.surface.sheet,
      borderBlockStart: `1px solid ${vars.border.subtle}`,
    },
  },
});
export const ratings = style({
  display: "grid",
  margin: 0,
  padding: 0,
  border: "none",
  minInlineSize: 0,
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: vars.space.xs,
  // Two beside each other with large text on a phone.
  "@container": { "(max-width: 17.5rem)": { gridAutoFlow: "row", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const rating = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: "3.75rem",
  paddingInline: vars.space.xxs,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  color: vars.text.primary,
  ...sized("body"),
  fontWeight: 600,
  cursor: "pointer",
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    "&:hover": { background: vars.surface.hover },
    "&:active": { background: vars.surface.pressed },
    '&[aria-pressed="true"]': { borderColor: vars.text.primary, boxShadow: `inset 0 0 0 1px ${vars.text.primary}` },
    '&[aria-disabled="true"]': { cursor: "default" },
  },
  "@media": { print: { display: "none" }, "(forced-colors: active)": { selectors: pressedInForcedColors } },
});
export const usualRating = style([
  rating,
  {
    borderColor: "transparent",
    background: vars.ink.fill,
    color: vars.ink.on,
    selectors: { "&:hover": { background: vars.ink.hover }, "&:active": { background: vars.ink.pressed } },
  },
]);
export const interval = style({
  ...sized("caption"),
  fontWeight: 400,
  color: vars.text.muted,
  selectors: { [`${usualRating} &`]: { color: "inherit" } },
  "@media": {
    "(forced-colors: active)": { selectors: { [`${rating}[aria-pressed="true"] &`]: { color: "inherit" } } },
  },
});
/** Key hints are hidden on touch devices. */
export const keyHint = style({ "@media": { [byFinger]: { display: "none" }, [phone]: { display: "none" } } });
/** The key in the button's corner. */
export const ratingKey = style([
  interval,
  keyHint,
  { position: "absolute", insetBlockStart: vars.space.xxs, insetInlineEnd: vars.space.xs },
]);
export const help = style([keyHint, { ...sized("caption"), color: vars.text.muted, textAlign: "center" }]);
export const waitingLine = style({ ...sized("label"), color: vars.text.secondary, textAlign: "center" });
export const pending = style([card, { justifyContent: "center" }]);

export const next = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s, justifyContent: "center" });
