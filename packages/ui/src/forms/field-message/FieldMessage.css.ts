import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { sized } from "../../theme/mixins.ts";

export const message = recipe({
  base: { ...sized("caption") },
  variants: {
    /** `caution` for a hint that warns, `critical` for an error. @default "neutral" */
    tone: {
      neutral: { color: vars.text.muted },
      caution: {
        marginBlockStart: vars.space.xs,
        paddingInlineStart: vars.space.s,
        borderInlineStart: `3px solid ${vars.tone.caution.border}`,
        color: vars.tone.caution.text,
        ...sized("label"),
        fontWeight: 560,
      },
      critical: { color: vars.tone.critical.text, fontWeight: 560 },
    },
  },
  defaultVariants: { tone: "neutral" },
});
