import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { detailLines } from "../card-details/CardDetails.css.ts";
import { family, largeTextOnPhone, tight, vars } from "../../theme/contract.css.ts";
import { clamped, focusRing, inRow, raised, sized, stacked } from "../../theme/mixins.ts";

export const card = style({
  containerType: "inline-size",
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gridTemplateRows: "auto auto 1fr",
  gap: vars.space.s,
  blockSize: "100%",
  minInlineSize: 0,
  padding: vars.space.m,
  // Browsers lay out and paint only the cards near the screen, which saves two thirds of the work for a thousand cards.
  // Other cards keep their last height, or this one. Nothing inside may be drawn outside of the card.
  contentVisibility: "auto",
  // The content height, without padding and border, of a card of 14.375rem with a one-line name.
  containIntrinsicBlockSize: `auto calc(14.375rem - 2 * ${vars.space.m} - 2px)`,
  ...raised("card"),
  boxShadow: `0 1px 2px ${vars.shadow.ambient}`,
  transition: `border-color ${vars.motion.quick}, box-shadow ${vars.motion.settle} ${vars.motion.ease}`,
  selectors: {
    // The first cards are on the screen. If they were drawn at the assumed height first, the cards below would move.
    "ul:not([aria-label]) > li:nth-child(-n + 3) > &": { contentVisibility: "visible" },
    "&:hover": {
      borderColor: vars.border.strong,
      boxShadow: `0 1px 2px ${vars.shadow.ambient}, 0 10px 24px -12px ${vars.shadow.key}`,
    },
  },
});

/** The window width from which a line has columns. */
const columns = "(min-width: 52em)";

/** The same content as one line of a list. */
export const line = style({
  containerType: "inline-size",
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  columnGap: vars.space.s,
  minInlineSize: 0,
  minBlockSize: "3.25rem",
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.s,
  // Space for star and menu.
  paddingInlineEnd: `calc(2 * ${vars.size.control} + ${vars.space.s})`,
  contentVisibility: "auto",
  containIntrinsicBlockSize: `auto calc(3.25rem - 2 * ${vars.space.xs} - 1px)`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  transition: `background-color ${vars.motion.quick}`,
  selectors: { "&:hover": { background: vars.surface.hover } },
  vars: { [detailLines]: "1" },
  "@media": {
    [columns]: {
      gridTemplateColumns: "auto minmax(0, 3fr) minmax(0, 3fr) minmax(0, 15rem)",
      columnGap: vars.space.m,
    },
    "(pointer: coarse)": { paddingInlineEnd: `calc(2 * ${vars.size.touch} + ${vars.space.s})` },
    [largeTextOnPhone]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      rowGap: vars.space.xs,
      paddingInlineEnd: vars.space.s,
    },
  },
});
const inLine = `${line} > &`;
const inCard = `${card} > &`;

/** Beside the icon, but after the title in reading order. Above the stretched link. */
export const controls = style({
  position: "absolute",
  zIndex: 1,
  insetBlockStart: vars.space.m,
  insetInlineEnd: `calc(${vars.space.m} - ${vars.space.xs})`,
  display: "flex",
  alignItems: "center",
  // As high as the icon.
  blockSize: "2.75rem",
  selectors: { [inLine]: { insetBlock: 0, insetInlineEnd: 0, blockSize: "auto" } },
  "@media": { [largeTextOnPhone]: { selectors: { [inLine]: { insetBlock: `${vars.space.xs} auto` } } } },
});

// While a selection is made, a line has its checkbox in the middle.
globalStyle(`${line} > label`, { alignItems: "center", paddingBlock: 0, paddingInlineEnd: vars.space.s });
// A chosen card is ringed, so that a selection shows at a glance.
globalStyle(`${card}:has(> label > span > input:checked)`, {
  borderColor: vars.ink.fill,
  outline: `1px solid ${vars.ink.fill}`,
  outlineOffset: "-2px",
});
globalStyle(`${line}:has(> label > span > input:checked)`, { background: vars.surface.hover });

export const words = style({
  ...stacked("xxs"),
  minInlineSize: 0,
  // Date and folder are beside the icon, and the name below both, as wide as the card.
  selectors: { [inLine]: { gap: 0 }, [inCard]: { display: "contents" } },
  "@container": { [tight]: { selectors: { [inCard]: { display: "flex", gridColumn: "1 / -1" } } } },
  "@media": {
    // Name and date are columns of the line.
    [columns]: { selectors: { [inLine]: { display: "contents" } } },
  },
});

export const name = style({
  fontFamily: family.reading,
  ...sized("small"),
  fontWeight: 550,
  letterSpacing: "-0.006em",
  overflowWrap: "anywhere",
  ...clamped(2),
  selectors: {
    [`${card} &`]: { gridColumn: "1 / -1", gridRow: 2 },
    [`${line} &`]: { WebkitLineClamp: 1, fontSize: vars.type.body.size, lineHeight: vars.type.body.leading },
  },
  "@container": { [tight]: { WebkitLineClamp: "none" } },
  "@media": {
    [columns]: {
      selectors: { [`${line} &`]: { fontSize: vars.type.small.size, lineHeight: vars.type.small.leading } },
    },
    [largeTextOnPhone]: { selectors: { [`${line} &`]: { WebkitLineClamp: "none" } } },
  },
});

export const date = style({
  display: "flex",
  columnGap: vars.space.xxs,
  ...sized("caption"),
  color: vars.text.muted,
  selectors: {
    [`${line} &`]: { whiteSpace: "nowrap" },
    [`${card} &`]: {
      gridColumn: 2,
      gridRow: 1,
      flexDirection: "column",
      alignSelf: "center",
      minInlineSize: 0,
      // Space for star and menu.
      marginInlineEnd: `calc(2 * ${vars.size.control} - ${vars.space.xs})`,
    },
  },
  "@container": { [tight]: { flexDirection: "column", selectors: { [`${card} &`]: { margin: 0 } } } },
  "@media": {
    "(pointer: coarse)": {
      selectors: { [`${card} &`]: { marginInlineEnd: `calc(2 * ${vars.size.touch} - ${vars.space.xs})` } },
    },
    [columns]: { selectors: { [`${line} &`]: { gridColumn: 4, gridRow: 1 } } },
  },
});

/** The folder's colour. */
export const dot = createVar("dot");

/** In a card, a long name takes a second line. */
export const folderName = style({
  position: "relative",
  minInlineSize: 0,
  maxBlockSize: `calc(2 * ${vars.type.caption.leading})`,
  paddingInlineStart: "0.875rem",
  overflow: "hidden",
  textOverflow: "ellipsis",
  "::before": {
    content: "",
    position: "absolute",
    insetBlockStart: "0.3125rem",
    insetInlineStart: 0,
    inlineSize: "0.5rem",
    blockSize: "0.5rem",
    borderRadius: vars.radius.full,
    background: dot,
    forcedColorAdjust: "none",
  },
  selectors: { [`${line} &`]: { marginInlineStart: vars.space.xxs } },
});

export const foot = style({
  marginBlockStart: "auto",
  ...stacked("s"),
  selectors: { [inLine]: { marginBlockStart: 0, gap: 0, minInlineSize: 0 }, [inCard]: { gridColumn: "1 / -1" } },
  "@media": {
    [columns]: { selectors: { [inLine]: { gridColumn: 3, gridRow: 1 } } },
  },
});
/**
 * Beside the link and out of the flow, so that the card keeps its height when tags arrive. Below the link's target,
 * like the text.
 */
export const tagList = style({
  position: "absolute",
  insetBlockEnd: vars.space.m,
  insetInlineEnd: vars.space.m,
  ...inRow("xs"),
  justifyContent: "flex-end",
  maxInlineSize: `calc(100% - 2 * ${vars.space.m} - 8.5rem)`,
  minBlockSize: vars.type.label.leading,
  ...sized("caption"),
  color: vars.text.muted,
  "@container": {
    [tight]: { position: "static", maxInlineSize: "none", flexWrap: "wrap", justifyContent: "flex-start" },
  },
  selectors: { [`${line} &`]: { position: "static", flex: "none", order: -1, maxInlineSize: "50%", minBlockSize: 0 } },
});
globalStyle(`${tagList} > li`, { display: "flex", minInlineSize: 0 });
globalStyle(`${line} > ${foot}:has(> ${tagList})`, {
  "@media": { [columns]: { flexDirection: "row", alignItems: "center", columnGap: vars.space.s } },
});
globalStyle(`${line} > ${foot} > ${tagList}`, { "@media": { [`not all and ${columns}`]: { display: "none" } } });
globalStyle(`${line} > ${foot} > svg`, { display: "none" });
// The column is needed for other details.
globalStyle(`${line} > ${foot} > p`, { "@media": { [`not all and ${columns}`]: { display: "none" } } });

export const open = style({
  alignSelf: "flex-start",
  paddingInline: "0.25em",
  marginInlineStart: "-0.25em",
  ...sized("label"),
  fontWeight: 600,
  color: vars.text.primary,
  textDecoration: "none",
  selectors: {
    // The whole card is this link's target; star and menu are above it.
    "&::after": { content: "", position: "absolute", inset: 0, borderRadius: vars.radius.card },
    "&:focus-visible": { outline: "none", boxShadow: "none" },
    [`${card}:hover &`]: { textDecoration: "underline", textUnderlineOffset: "0.2em" },
    // The text is only for screen readers; the target is the whole line.
    [`${line} &`]: { margin: 0, padding: 0, fontSize: 0, lineHeight: 0 },
  },
});

globalStyle(`:is(${card}, ${line}):has(${open}:focus-visible)`, focusRing);
