import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";

export const message = recipe({
  base: { fontSize: vars.type.caption.size, lineHeight: vars.type.caption.leading },
  variants: {
    /** `critical` for an error. @default "neutral" */
    tone: { neutral: { color: vars.text.muted }, critical: { color: vars.tone.critical.text, fontWeight: 560 } },
  },
  defaultVariants: { tone: "neutral" },
});
