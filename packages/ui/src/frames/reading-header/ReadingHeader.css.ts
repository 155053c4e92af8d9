import { globalStyle, style } from "@vanilla-extract/css";
import { largeTextOnPhone, vars } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";
import { backAbove, hasRoom } from "../page-header/PageHeader.css.ts";

const phone = "(max-width: 40em)";
const titleLeading = "1.75rem";

/**
 * The controls are beside the back link, so that the title has the whole width. On a phone, the title and its pencil
 * have no disc.
 */
export const header = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gridTemplateAreas: '"disc words words"',
  alignItems: "start",
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  "@media": {
    // On paper the title begins where the text does.
    print: { display: "block" },
    "(pointer: coarse) and (min-width: 40.01em)": { gridTemplateAreas: '"back back controls" "disc words words"' },
    [phone]: {
      // The back link keeps its width, and the controls beside it wrap.
      gridTemplateColumns: "auto minmax(min-content, 1fr) auto",
      gridTemplateAreas: '"back back controls" "words words words"',
      columnGap: vars.space.s,
      rowGap: vars.space.xxs,
      // Removes the page's space above, which is for pages without a bar.
      marginBlockStart: `calc(-1 * ${vars.space.m})`,
    },
    // With text twice as large, six controls need the whole row.
    [largeTextOnPhone]: {
      gridTemplateAreas: '"back back back" "controls controls controls" "words words words"',
      rowGap: vars.space.xs,
    },
  },
});

export const back = style([
  backAbove,
  {
    display: "flex",
    alignSelf: "center",
    "@media": { [phone]: { gridArea: "back" }, "(pointer: coarse)": { gridArea: "back" } },
  },
]);
/** The disc is beside the title's first line. */
export const sign = style({
  gridArea: "disc",
  "@media": { [phone]: { display: "none" }, print: { display: "none" } },
});

export const words = style({
  gridArea: "words",
  ...stacked("xxs"),
  minInlineSize: 0,
  "@media": {
    [phone]: {
      gap: 0,
      // The pencil is below the controls of the row above.
      marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
      // A smaller title, so that the text begins on the first screen.
      vars: { [vars.type.heading.size]: vars.type.title.size, [vars.type.heading.leading]: titleLeading },
    },
  },
});

export const tools = style({
  gridArea: "controls",
  display: "flex",
  gap: vars.space.xxs,
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
  "@media": {
    [phone]: { flexWrap: "wrap", gap: 0, justifyContent: "end" },
    [largeTextOnPhone]: { justifyContent: "start", marginInlineStart: `calc(-1 * ${vars.space.xs})` },
    // In the page's own space above the title, as the back link.
    [hasRoom]: { position: "absolute", insetBlockEnd: `calc(100% + ${vars.space.xxs})`, insetInlineEnd: 0 },
    print: { display: "none" },
  },
});

// Six controls and the back link share a row of 360 to 412 px, for a finger too.
globalStyle(`${header} ${tools} > :not(a)`, {
  "@media": {
    "(max-width: 26em)": { inlineSize: "2.25rem" },
    [largeTextOnPhone]: { inlineSize: "calc(100% / 6)", minInlineSize: 0 },
  },
});

/** A control of the header with its word. */
export const wordControl = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.xs,
  minInlineSize: vars.size.control,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.control,
  color: vars.text.secondary,
  fontWeight: 560,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: vars.surface.hover, color: vars.text.primary },
    "&:active": { background: vars.surface.pressed },
  },
  "@media": {
    "(pointer: coarse)": { minInlineSize: vars.size.touch, minBlockSize: vars.size.touch },
    // The header gives six controls a sixth of the row each.
    [largeTextOnPhone]: { minInlineSize: 0, paddingInline: 0 },
    print: { display: "none" },
  },
});
/** The word needs more room than the other controls leave in a narrow row. */
export const controlWord = style({ "@media": { "(max-width: 48em)": { display: "none" } } });
/** The parts of the skeleton, each as large as the content that replaces it. */
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
