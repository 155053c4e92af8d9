import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { type Tone, tones } from "../../theme/roles.ts";

const toToneStyle = (tone: Tone) => ({
  background: vars.tone[tone].surface,
  color: vars.tone[tone].text,
  borderColor: vars.tone[tone].border,
});

export const badge = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    paddingInline: vars.space.xs,
    border: "1px solid",
    borderRadius: vars.radius.full,
    fontSize: vars.type.caption.size,
    lineHeight: "1.25rem",
    fontWeight: 600,
    whiteSpace: "nowrap",
  },
  variants: {
    /** The meaning of the label. @default "neutral" */
    tone: Object.fromEntries(tones.map((tone) => [tone, toToneStyle(tone)])) as Record<
      Tone,
      ReturnType<typeof toToneStyle>
    >,
  },
  defaultVariants: { tone: "neutral" },
});
export type BadgeVariants = NonNullable<RecipeVariants<typeof badge>>;
