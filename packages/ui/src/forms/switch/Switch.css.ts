import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inRow, sized } from "../../theme/mixins.ts";

export const row = style({
  ...inRow("m"),
  justifyContent: "space-between",
  minBlockSize: vars.size.touch,
});
export const words = style({ display: "flex", flexDirection: "column", minInlineSize: 0 });
export const label = style({ fontWeight: 600, cursor: "pointer" });
export const note = style({ ...sized("label"), color: vars.text.muted });

export const track = style({
  position: "relative",
  flexShrink: 0,
  inlineSize: "2.75rem",
  blockSize: "1.625rem",
  border: `1.5px solid ${vars.border.strong}`,
  borderRadius: vars.radius.full,
  background: vars.surface.sunken,
  transition: `background-color ${vars.motion.settle}, border-color ${vars.motion.settle}`,
  selectors: {
    "&:focus-visible": { borderRadius: vars.radius.full },
    "&[data-state='checked']": { background: vars.ink.fill, borderColor: vars.ink.fill },
    "&:disabled": { opacity: 0.5, cursor: "default" },
  },
  // Touch needs more height than the track has.
  "::before": { content: "", position: "absolute", inset: "-10px" },
  "@media": {
    "(forced-colors: active)": { selectors: { "&[data-state='checked']": { background: "Highlight" } } },
  },
});

export const thumb = style({
  display: "block",
  inlineSize: "1.125rem",
  blockSize: "1.125rem",
  marginInlineStart: "0.1875rem",
  borderRadius: vars.radius.full,
  background: vars.border.strong,
  transition: `translate ${vars.motion.settle} ${vars.motion.ease}, background-color ${vars.motion.settle}`,
  selectors: {
    "&[data-state='checked']": { translate: "1.0625rem 0", background: vars.ink.on },
    '[dir="rtl"] &[data-state="checked"]': { translate: "-1.0625rem 0" },
  },
  "@media": { "(forced-colors: active)": { background: "ButtonText" } },
});
