import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { inRow, raised } from "../../theme/mixins.ts";

const unfold = keyframes({ from: { opacity: 0, transform: "translateY(-0.25rem)" } });

export const menu = style({
  zIndex: 30,
  minInlineSize: "10rem",
  padding: vars.space.xxs,
  ...raised("card"),
  boxShadow: `0 1px 2px ${vars.shadow.ambient}, 0 12px 32px -8px ${vars.shadow.key}`,
  selectors: { "&[data-state='open']": { animation: `${unfold} ${vars.motion.quick} ${vars.motion.ease}` } },
});

export const item = recipe({
  base: {
    ...inRow("s"),
    minBlockSize: vars.size.control,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.control,
    fontSize: vars.type.body.size,
    cursor: "default",
    outlineOffset: "-2px",
    selectors: {
      "&[data-highlighted]": { background: vars.surface.hover, boxShadow: "none" },
      "&[data-disabled]": { color: vars.text.muted },
    },
    "@media": {
      "(forced-colors: active)": { selectors: { "&[data-highlighted]": { outline: "2px solid Highlight" } } },
    },
  },
  variants: {
    /** `critical` for destructive actions. @default "neutral" */
    tone: {
      neutral: { color: vars.text.primary },
      critical: {
        color: vars.tone.critical.text,
        selectors: { "&[data-highlighted]": { background: vars.tone.critical.surface } },
      },
    },
  },
  defaultVariants: { tone: "neutral" },
});
