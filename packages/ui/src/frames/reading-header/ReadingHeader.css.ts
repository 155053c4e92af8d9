import { globalStyle, style } from "@vanilla-extract/css";
import { largeTextOnPhone, vars } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";
import { backAbove, hasRoom } from "../page-header/PageHeader.css.ts";

const phone = "(max-width: 40em)";
/** A phone of 320 px. */
const narrow = "(max-width: 22em)";
const titleLeading = "1.75rem";

/** The controls are beside the back link, so that the title has the whole width. */
export const header = style({
  position: "relative",
  display: "grid",
  // The back link keeps its width, and the controls beside it wrap.
  gridTemplateColumns: "minmax(min-content, 1fr) auto",
  gridTemplateAreas: '"back controls" "words words"',
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
  "@media": {
    print: { display: "block" },
    [hasRoom]: { display: "block" },
    // Removes the page's space above, which is for pages without a bar.
    [phone]: { marginBlockStart: `calc(-1 * ${vars.space.m})` },
    [largeTextOnPhone]: {
      gridTemplateAreas: '"back back" "controls controls" "words words"',
      rowGap: vars.space.xs,
    },
  },
});

export const back = style([
  backAbove,
  {
    display: "flex",
    alignSelf: "center",
    gridArea: "back",
  },
]);
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

// The controls and the back link share a row of a narrow phone, for a finger too.
globalStyle(`${tools} > [aria-label]`, {
  "@media": {
    "(max-width: 24em)": { inlineSize: "2.25rem", minInlineSize: 0 },
    [narrow]: { inlineSize: "2.125rem" },
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
    "&:disabled": { opacity: 0.45, pointerEvents: "none" },
  },
  "@media": {
    "(pointer: coarse)": { minInlineSize: vars.size.touch, minBlockSize: vars.size.touch },
    "(max-width: 24em)": { gap: vars.space.xxs, paddingInline: vars.space.xxs },
    print: { display: "none" },
  },
});
globalStyle(`${wordControl} > svg`, { "@media": { [narrow]: { display: "none" } } });
/** The parts of the skeleton, each as large as the content that replaces it. */
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
