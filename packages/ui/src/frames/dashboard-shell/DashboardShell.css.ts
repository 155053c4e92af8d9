import { keyframes, style } from "@vanilla-extract/css";
import { iconButton } from "../../elements/icon-button/IconButton.css.ts";
import { largeTextOnPhone, vars } from "../../theme/contract.css.ts";
import { inRow } from "../../theme/mixins.ts";

/** Up to this width the sidebar is a slide-over (SHL-01). */
const narrow = "(max-width: 56.25em)";

export const skip = style({
  position: "fixed",
  zIndex: 50,
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  padding: `${vars.space.xs} ${vars.space.m}`,
  borderRadius: vars.radius.control,
  background: vars.ink.fill,
  color: vars.ink.on,
  fontWeight: 600,
  selectors: { "&:not(:focus)": { clipPath: "inset(50%)" } },
});

export const shell = style({
  display: "grid",
  gridTemplateColumns: `${vars.size.sidebar} minmax(0, 1fr)`,
  minBlockSize: "100dvh",
  background: vars.surface.canvas,
  "@media": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" }, print: { display: "block" } },
});

export const rail = style({
  position: "sticky",
  insetBlockStart: 0,
  blockSize: "100dvh",
  "@media": { [narrow]: { display: "none" }, print: { display: "none" } },
});

/** The sheet of paper on the desk. */
export const sheet = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  marginBlock: vars.space.xs,
  marginInlineEnd: vars.space.xs,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.sheet,
  background: vars.surface.sheet,
  boxShadow: `0 1px 3px ${vars.shadow.ambient}`,
  "@media": {
    [narrow]: { margin: 0, border: 0, borderRadius: 0, boxShadow: "none" },
    print: { border: 0, boxShadow: "none" },
  },
});

/** A comfortable limit for three columns of cards and for lines of prose: 1440 px. */
const widest = "90rem";

export const header = style({
  containerType: "inline-size",
  ...inRow("s"),
  minBlockSize: "3.5rem",
  paddingInline: `max(${vars.space.gutter}, calc((100% - ${widest}) / 2))`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  "@media": {
    // So that "Welcome" is whole on 320 px.
    [largeTextOnPhone]: { gap: vars.space.xxs },
    print: { display: "none" },
  },
});

export const menuButton = style({
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
  "@media": { [`not all and ${narrow}`]: { display: "none" } },
});

export const who = style({ minInlineSize: 0, display: "flex", flexDirection: "column" });
export const email = style({
  fontWeight: 600,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const searchLink = style([
  iconButton,
  {
    marginInlineStart: "auto",
    "@media": { [largeTextOnPhone]: { marginInlineEnd: `calc(-1 * ${vars.space.xs})` } },
  },
]);
// On a phone with text twice as large, the email needs the space. The sidebar and the settings have the menu's items
// too.
export const face = style({ display: "contents", "@container": { "(max-width: 15rem)": { display: "none" } } });

export const main = style({
  flex: 1,
  inlineSize: "100%",
  maxInlineSize: `calc(${widest} + 2 * ${vars.space.gutter})`,
  marginInline: "auto",
  paddingInline: vars.space.gutter,
  // The link back of a page fits into the space above its title.
  paddingBlock: `calc(${vars.space.xl} + ${vars.space.l}) ${vars.space.xxxl}`,
  "@media": { "(max-width: 40em)": { paddingBlockStart: vars.space.l } },
});

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const slideIn = keyframes({ from: { transform: "translateX(-100%)" } });
const slideOut = keyframes({ to: { transform: "translateX(-100%)" } });

export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: 20,
  background: vars.surface.scrim,
  selectors: {
    "&[data-state='open']": { animation: `${appear} ${vars.motion.drawer} ${vars.motion.ease}` },
    "&[data-state='closed']": { animation: `${vanish} ${vars.motion.drawer} ${vars.motion.ease} both` },
  },
});

export const drawer = style({
  position: "fixed",
  zIndex: 21,
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: `min(${vars.size.sidebar}, calc(100vw - min(3.5rem, 17.5vw)))`,
  background: vars.surface.canvas,
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
  boxShadow: `0 0 64px ${vars.shadow.key}`,
  selectors: {
    "&[data-state='open']": { animation: `${slideIn} ${vars.motion.drawer} ${vars.motion.ease}` },
    "&[data-state='closed']": { animation: `${slideOut} ${vars.motion.drawer} ${vars.motion.ease} both` },
  },
});

export const closeButton = style({
  position: "absolute",
  insetBlockStart: vars.space.m,
  insetInlineEnd: vars.space.xs,
});
