import { globalStyle, style } from "@vanilla-extract/css";
import { wide } from "../../recording/wide.ts";
import { vars } from "../../theme/contract.css.ts";

/** Narrower than the list: this page is read. A wide window has room for a second column beside the text. */
export const page = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.l,
  maxInlineSize: "50rem",
  marginInline: "auto",
  "@media": { [wide]: { maxInlineSize: "none" }, "(max-width: 40em)": { gap: vars.space.s } },
});

const phone = "(max-width: 40em)";

/** On a phone what can be done stands beside the way back, and disc, title and pencil have a row of their own. */
export const header = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gridTemplateAreas: '"back back back" "disc words controls"',
  alignItems: "start",
  columnGap: vars.space.m,
  rowGap: vars.space.l,
  "@media": {
    [phone]: {
      gridTemplateAreas: '"back back controls" "disc words words"',
      columnGap: vars.space.s,
      rowGap: vars.space.xxs,
      // The page's own room above is for a page without a bar.
      marginBlockStart: `calc(-1 * ${vars.space.m})`,
    },
    // Text twice as large leaves a title no room beside the disc.
    "(max-width: 15em)": { gridTemplateAreas: '"back back controls" "disc disc disc" "words words words"' },
  },
});

export const back = style({ gridArea: "back", display: "flex" });
/** Its sign stands beside the title's first line. */
export const disc = style({ gridArea: "disc", "@media": { [phone]: { display: "flex" } } });
globalStyle(`${disc} > span`, { "@media": { [phone]: { inlineSize: "2.5rem", blockSize: "2.5rem" } } });

export const words = style({
  gridArea: "words",
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xxs,
  minInlineSize: 0,
  "@media": { [phone]: { gap: 0 } },
});

export const controls = style({
  gridArea: "controls",
  display: "flex",
  gap: vars.space.xxs,
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
  "@media": { [phone]: { flexWrap: "wrap", gap: 0, justifyContent: "end" }, print: { display: "none" } },
});

export const continuing = style({ whiteSpace: "nowrap", "@media": { print: { display: "none" } } });

/** The skeleton's parts, each as large as what comes in its place. */
export const round = style({ inlineSize: "3.5rem", blockSize: "3.5rem" });
const line = (role: "heading" | "body") => ({
  display: "grid",
  alignItems: "center",
  fontSize: vars.type[role].size,
  lineHeight: vars.type[role].leading,
  minBlockSize: "1lh",
});
/** As high as the pencil beside the title. */
const asHighAsControl = {
  minBlockSize: vars.size.control,
  "@media": { "(pointer: coarse)": { minBlockSize: vars.size.touch } },
};
export const control = style(asHighAsControl);
export const title = style({ ...line("heading"), ...asHighAsControl });
export const titleBar = style({ blockSize: "1.4rem" });
export const date = style([line("body"), { inlineSize: "8rem" }]);
export const tabName = style({ inlineSize: "4.5rem", "@media": { [phone]: { inlineSize: "3.25rem" } } });

export const pending = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.m,
  maxInlineSize: vars.size.measure,
});
/** What is missing below the words that are there. */
export const missing = style({ marginBlockStart: vars.space.l });

/** The page's own room below the text, which the pane uses, so that it stays in the window to the page's end. */
const foot = `calc(${vars.space.xxxl} - ${vars.space.m})`;

/**
 * The tabs and the transcript's pane beside them. Its column is there before its code, and without it, so that nothing moves
 * when it comes.
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

/** What the pane stands beside. */
export const beside = style({ minInlineSize: 0, "@media": { [wide]: { paddingBlockEnd: foot } } });

/** As high as the window, and in it while the text beside it is scrolled. */
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

/** The transcript and its chapters, which stand beside it where there is room. */
export const withChapters = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.l,
  "@media": {
    [wide]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 48rem) clamp(9.5rem, 16vw - 3rem, 15rem)",
      columnGap: vars.space.l,
    },
    print: { display: "block" },
  },
});
export const spoken = style({ minInlineSize: 0, "@media": { [wide]: { order: -1 } } });
