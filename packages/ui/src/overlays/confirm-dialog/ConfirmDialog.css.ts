import { keyframes, style } from "@vanilla-extract/css";
import { family, vars } from "../../theme/contract.css.ts";
import { raised, sized, stacked } from "../../theme/mixins.ts";

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const settle = keyframes({ from: { opacity: 0, transform: "translateY(0.75rem)" } });

export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: 40,
  background: vars.surface.scrim,
  selectors: {
    "&[data-state='open']": { animation: `${appear} ${vars.motion.settle} ${vars.motion.ease}` },
    "&[data-state='closed']": { animation: `${vanish} ${vars.motion.quick} both` },
  },
});

export const dialog = style({
  position: "fixed",
  zIndex: 41,
  inset: 0,
  margin: "auto",
  inlineSize: `min(27rem, calc(100vw - 2 * ${vars.space.m}))`,
  blockSize: "fit-content",
  maxBlockSize: `calc(100dvh - 2 * ${vars.space.m})`,
  overflowY: "auto",
  ...stacked("xs"),
  padding: vars.space.l,
  ...raised("sheet"),
  boxShadow: `0 1px 2px ${vars.shadow.key}, 0 24px 64px -12px ${vars.shadow.key}`,
  // A phone with text twice as large.
  "@media": { "(max-width: 19em)": { padding: vars.space.m } },
  selectors: {
    "&[data-state='open']": { animation: `${settle} ${vars.motion.settle} ${vars.motion.ease}` },
    "&[data-state='closed']": { animation: `${vanish} ${vars.motion.quick} both` },
  },
});

export const title = style({
  fontFamily: family.reading,
  ...sized("title"),
  fontWeight: 550,
  letterSpacing: "-0.012em",
});

export const description = style({ color: vars.text.secondary, overflowWrap: "anywhere", textWrap: "pretty" });

export const subject = style({ fontWeight: 560, overflowWrap: "anywhere", textWrap: "pretty" });

export const actions = style({
  display: "flex",
  justifyContent: "flex-end",
  flexWrap: "wrap",
  // The focus rings of neighbours must not touch.
  gap: vars.space.s,
  paddingBlockStart: vars.space.m,
  "@media": {
    // Three buttons don't fit one row, and none should be alone in a second one.
    "(max-width: 40em)": {
      selectors: { "&:has(> :nth-child(3))": { flexDirection: "column", flexWrap: "nowrap", alignItems: "stretch" } },
    },
  },
});
