import { globalStyle, style } from "@vanilla-extract/css";
import { strokeInForcedColors } from "../../elements/highlight/Highlight.css.ts";
import {
  block,
  chapterHeading,
  moment,
  transcript as shortTranscript,
  words,
} from "../../recording/transcript/Transcript.css.ts";
import { wide } from "../../recording/wide.ts";
import { vars } from "../../theme/contract.css.ts";
import { raised, sized, stacked } from "../../theme/mixins.ts";
import { partIds } from "./sample-parts.ts";

/** The height of the site's bar, and of the row of links below it. */
const bar = "4rem";
const row = "3.5rem";
const isWide = `screen and ${wide}`;

/** Begins nearer to the bar than a page of text. */
export const page = style({
  ...stacked("l"),
  marginBlockStart: `calc(-1 * clamp(0rem, 3vw, ${vars.space.xl}))`,
});
// A link's target is shown below what sticks. In a wide window both columns begin at the same height.
globalStyle(`:root:has(${page})`, {
  scrollPaddingBlockStart: `calc(${bar} + ${row} + ${vars.space.s})`,
});

export const head = style({
  ...stacked("s"),
  alignItems: "flex-start",
  maxInlineSize: "44rem",
});

globalStyle(`${head} > p`, { textWrap: "balance" });

export const body = style({
  ...stacked("xxl"),
  "@media": {
    [isWide]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 44rem) minmax(0, 1fr)",
      columnGap: vars.space.xl,
      alignItems: "start",
    },
  },
});

export const reading = style({ ...stacked("xxl"), minInlineSize: 0 });

export const nav = style({
  position: "sticky",
  insetBlockStart: bar,
  zIndex: 5,
  display: "flex",
  gap: vars.space.xxs,
  minBlockSize: row,
  scrollTargetGroup: "auto",
  // Room for the focus ring, which a scroll container would clip.
  marginInline: `calc(-1 * ${vars.space.xs})`,
  paddingInline: vars.space.xs,
  overflowX: "auto",
  scrollbarWidth: "none",
  // The line is as long as the column, without the room for the ring.
  background: `linear-gradient(${vars.border.subtle} 0 0) bottom / calc(100% - 2 * ${vars.space.xs}) 1px no-repeat ${vars.surface.canvas}`,
  "@media": { print: { display: "none" }, "(max-height: 30em)": { position: "static" } },
});
export const navLink = style({
  display: "inline-flex",
  flexShrink: 0,
  alignItems: "center",
  minBlockSize: vars.size.control,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.control,
  color: vars.text.secondary,
  fontWeight: 560,
  textDecoration: "none",
  ":hover": { color: vars.text.primary, background: vars.surface.hover },
  "@media": {
    "(pointer: coarse)": { minBlockSize: vars.size.touch },
    "(max-width: 26em)": { paddingInline: vars.space.xs },
  },
});

/** As a tab has it. */
const current = {
  color: vars.text.primary,
  fontWeight: 650,
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  boxShadow: `inset 0 -3px ${vars.ink.fill}`,
};
// The page is without scripts: the browser knows the part in view, or at least the one that was chosen.
globalStyle(`${navLink}:target-current`, { ...current, "@media": strokeInForcedColors });
const inOlderBrowsers = (selector: string) =>
  globalStyle(selector, { "@supports": { "not (scroll-target-group: auto)": current } });
inOlderBrowsers(`:root:not(:has(section:target, section :target)) ${navLink}:first-child`);
for (const id of partIds) inOlderBrowsers(`:root:has(#${id}:target, #${id} :target) ${navLink}[href="#${id}"]`);

// It stands beside the others.
globalStyle(`${navLink}[href="#transcript"]`, { "@media": { [isWide]: { display: "none" } } });

export const part = style(stacked("m"));
/** The nearest part is near. */
globalStyle(`${reading} > ${nav} + ${part}`, { marginBlockStart: `calc(-1 * ${vars.space.m})` });

export const cards = style(stacked("s"));
export const card = style({
  ...raised("card"),
});
export const question = style({
  ...stacked("s"),
  alignItems: "flex-start",
  padding: vars.space.m,
  borderRadius: vars.radius.card,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const kind = style({ display: "flex" });
export const front = style({ ...sized("lead"), fontWeight: 550, textWrap: "pretty", overflowWrap: "anywhere" });
export const choices = style({ ...stacked("xxs"), paddingInlineStart: vars.space.m, color: vars.text.secondary });
export const show = style({
  fontWeight: 600,
  color: vars.text.secondary,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  selectors: { [`${card}[open] &`]: { display: "none" } },
});
export const answer = style({ ...stacked("m"), padding: vars.space.m, paddingBlockStart: vars.space.xs });

export const closing = style({
  ...stacked("s"),
  alignItems: "flex-start",
  padding: vars.space.l,
  ...raised("card"),
  "@media": { print: { display: "none" } },
});
export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s });

/** Beside the text if the window has room for both, as in the library. */
export const transcript = style({
  ...stacked("s"),
  minInlineSize: 0,
  "@media": {
    [isWide]: {
      position: "sticky",
      insetBlockStart: bar,
      blockSize: `calc(100dvh - ${bar})`,
      gap: 0,
      paddingInlineStart: vars.space.xl,
      borderInlineStart: `1px solid ${vars.border.subtle}`,
    },
  },
});
export const transcriptTitle = style({
  "@media": { [isWide]: { display: "flex", alignItems: "center", flex: "none", blockSize: row } },
});
export const lines = style({
  "@media": {
    [isWide]: {
      flex: 1,
      minBlockSize: 0,
      overflowY: "auto",
      scrollbarGutter: "stable",
      scrollbarWidth: "thin",
      scrollbarColor: `${vars.border.strong} transparent`,
      padding: vars.space.s,
      marginInline: `calc(-1 * ${vars.space.s})`,
    },
  },
});

const inLines = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${lines} ${selector}`, rule);

for (const each of [shortTranscript, block])
  inLines(each, {
    gridTemplateColumns: "minmax(0, 1fr)",
    rowGap: vars.space.xs,
    // Leaves room for the highlight, which a block would clip.
    paddingInline: "0.375rem",
    marginInline: "-0.375rem",
  });
inLines(moment, { textAlign: "start", lineHeight: vars.type.caption.leading });
inLines(`* + ${moment}`, { marginBlockStart: vars.space.s });
inLines(chapterHeading, { ...sized("lead") });
inLines(words, { ...sized("lead") });
// The time above the line stays in view.
inLines("p", { scrollMarginBlockStart: vars.space.xl });
inLines("p:target", {
  boxShadow: `0 0 0 0.375rem ${vars.highlight.wash}`,
  borderRadius: vars.radius.small,
  background: vars.highlight.wash,
  "@media": strokeInForcedColors,
});
