import { globalStyle, style } from "@vanilla-extract/css";
import { narrowHeader } from "./narrow-header.ts";
import { barTop, sticks } from "../../navigation/tabs/Tabs.css.ts";
import { timeColumn } from "../../recording/transcript/time-column.ts";
import { wide } from "../../recording/wide.ts";
import { column, vars } from "../../theme/contract.css.ts";

const phone = "(max-width: 40em)";
/** The transcript's widest column, beside its chapters. */
const besideChapters = "48rem";
const chaptersColumn = "clamp(12rem, 16vw - 3rem, 15rem)";

/** Narrower than the list, for reading. In a wide window there is room for a second column beside the text. */
export const page = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.l,
  inlineSize: "100%",
  maxInlineSize: column,
  marginInline: "auto",
  "@media": { [wide]: { maxInlineSize: "none" }, [phone]: { gap: vars.space.s } },
});

/** With room for it in the row; otherwise it is in the menu. */
export const wideOnly = style({ display: "contents", "@media": { [narrowHeader]: { display: "none" } } });
/** Below the summary: the next action. Hidden while the code that draws the summary loads, which would move it. */
export const toCards = style({
  marginBlockStart: vars.space.xl,
  maxInlineSize: vars.size.measure,
  color: vars.text.secondary,
  selectors: { "div:has(> [aria-busy=true]) ~ &": { display: "none" } },
  "@media": { print: { display: "none" } },
});

export const tagLink = style({
  marginInlineStart: vars.space.xs,
  "@media": { print: { display: "none" } },
});
export const continuing = style({ whiteSpace: "nowrap", "@media": { print: { display: "none" } } });

export const tabName = style({ inlineSize: "4.5rem", "@media": { [phone]: { inlineSize: "3.25rem" } } });

/** A page with one text, as narrow in every window. */
export const textPage = style([page, { "@media": { [wide]: { maxInlineSize: column } } }]);

export const pending = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.m,
  maxInlineSize: vars.size.measure,
});
export const summaryText = style({
  selectors: { "&:focus": { outline: "none", boxShadow: "none" } },
  "@media": { [phone]: { marginBlockStart: `calc(-1 * ${vars.space.xs})` } },
});
/** A note below a summary: no model wrote it, it is written again, or its reading is old. */
export const summaryNotice = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: vars.space.s,
  marginBlockStart: vars.space.xl,
  maxInlineSize: vars.size.measure,
  "@media": { print: { display: "none" } },
});
/** The failure, above its action. */
export const retrying = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space.m,
  maxInlineSize: vars.size.measure,
  textAlign: "start",
  selectors: { [`${summaryNotice} > &`]: { alignItems: "flex-start" } },
});
/** The room of the wave and of the chapters' button, which is there before their code. It stays below the bar of tabs. */
export const overTranscript = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.m,
  boxSizing: "content-box",
  minBlockSize: vars.size.controlSmall,
  // As far from the tabs as from the text.
  marginBlockStart: `calc(-1 * ${vars.space.s})`,
  paddingBlock: vars.space.s,
  "@media": {
    // Over all of a line that is scrolled below it, beside the chapters.
    "(pointer: coarse)": { minBlockSize: vars.size.control },
    [wide]: {
      minBlockSize: "1.25rem",
      maxInlineSize: `min(${besideChapters}, 100% - ${chaptersColumn} - ${vars.space.l})`,
    },
    [`(min-width: 40.01em) and ${sticks}`]: {
      position: "sticky",
      zIndex: 4,
      insetBlockStart: `calc(${barTop} + ${vars.size.control} + ${vars.space.xs} + 1px)`,
      background: vars.surface.sheet,
    },
    print: { display: "none" },
  },
});
// Its end is about that of the words.
globalStyle(`${overTranscript} > *`, {
  flex: "1 1 10rem",
  maxInlineSize: `calc(${vars.size.measure} + ${timeColumn})`,
});
/** The note about missing parts, below the text that is there. */
export const missing = style({ marginBlockStart: vars.space.l });

/** The page's own space below the text, which the pane uses, so that it stays in the window to the page's end. */
const foot = `calc(${vars.space.xxxl} - ${vars.space.m})`;

/**
 * The tabs, and the transcript's pane beside them. The column is reserved before the pane's code has loaded, so that
 * nothing moves.
 */
export const panes = style({
  "@media": {
    [wide]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, min(44rem, 57%)) minmax(0, 1fr)",
      columnGap: vars.space.xl,
      marginBlockEnd: `calc(-1 * ${foot})`,
    },
    print: { display: "block" },
  },
});

/** The content beside the pane. */
export const beside = style({ minInlineSize: 0, "@media": { [wide]: { paddingBlockEnd: foot } } });

/** As high as the window, and fixed while the text beside it is scrolled. */
export const pane = style({
  display: "none",
  "@media": {
    [`screen and ${wide}`]: {
      display: "flex",
      flexDirection: "column",
      position: "sticky",
      insetBlockStart: vars.space.m,
      alignSelf: "start",
      blockSize: `calc(100dvh - 3 * ${vars.space.m})`,
      paddingInlineStart: vars.space.xl,
      borderInlineStart: `1px solid ${vars.border.subtle}`,
    },
  },
});

/** The transcript, with its chapters beside it if there is room. */
export const withChapters = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.l,
  "@media": {
    [wide]: {
      display: "grid",
      gridTemplateColumns: `minmax(0, ${besideChapters}) ${chaptersColumn}`,
      columnGap: vars.space.l,
    },
    print: { display: "block" },
  },
});
export const spoken = style({ minInlineSize: 0, "@media": { [wide]: { order: -1 } } });
