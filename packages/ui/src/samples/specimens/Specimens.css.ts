import { style, styleVariants } from "@vanilla-extract/css";
import { family, vars } from "../../theme/contract.css.ts";
import { raised, sized } from "../../theme/mixins.ts";

export const sheet = style({
  display: "grid",
  gap: vars.space.l,
  padding: vars.space.l,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.sheet,
  background: vars.surface.sheet,
  color: vars.text.primary,
  fontFamily: family.interface,
  ...sized("body"),
});
export const quiet = style({ color: vars.text.muted });
export const row = style({ display: "flex", alignItems: "baseline", gap: vars.space.m, flexWrap: "wrap" });
/** Each role in its font: Newsreader for reading, Hanken Grotesk for the interface. */
export const sample = styleVariants({
  reading: { fontFamily: family.reading },
  interface: { fontFamily: family.interface },
});
export const depths = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
  gap: vars.space.xl,
  paddingBlock: vars.space.m,
});
export const depth = style({
  display: "grid",
  alignContent: "end",
  gap: vars.space.xxs,
  minBlockSize: "8rem",
  padding: vars.space.m,
  ...raised("card"),
});
const card = `0 1px 2px ${vars.shadow.ambient}`;
/** The shadows of components, from flat to floating. */
export const shadow = styleVariants({
  hairline: {},
  card: { boxShadow: card },
  lifted: { boxShadow: `${card}, 0 10px 24px -12px ${vars.shadow.key}` },
  menu: { boxShadow: `${card}, 0 12px 32px -8px ${vars.shadow.key}` },
  dialog: { boxShadow: `0 1px 2px ${vars.shadow.key}, 0 24px 64px -12px ${vars.shadow.key}` },
});
export const track = style({
  flex: "1 1 16rem",
  alignSelf: "center",
  padding: vars.space.xxs,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.full,
  background: vars.surface.sunken,
  containerType: "inline-size",
});
export const runner = style({
  inlineSize: "2.5rem",
  blockSize: "1rem",
  borderRadius: vars.radius.full,
  background: vars.drawing.bar,
  transitionProperty: "translate",
  transitionTimingFunction: vars.motion.ease,
  selectors: { "&[data-at-end=true]": { translate: "calc(100cqi - 2.5rem)" } },
});
/** One for each duration, so that the specimen moves at the token's speed. */
export const duration = styleVariants({
  quick: { transitionDuration: vars.motion.quick },
  settle: { transitionDuration: vars.motion.settle },
  drawer: { transitionDuration: vars.motion.drawer },
});
export const curve = style({ inlineSize: "10rem", aspectRatio: "1", overflow: "visible", margin: vars.space.m });
export const curveBox = style({ fill: vars.surface.sunken, stroke: vars.border.subtle });
export const curveLine = style({ fill: "none", stroke: vars.drawing.bar, strokeWidth: 2.5, strokeLinecap: "round" });
export const name = style({ flex: "0 0 9rem" });
