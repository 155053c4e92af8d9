import { style } from "@vanilla-extract/css";
import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";

const idle = "&:disabled, &[aria-disabled='true']";

export const button = recipe({
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space.xs,
    border: "1px solid transparent",
    borderRadius: vars.radius.control,
    fontSize: vars.type.body.size,
    lineHeight: vars.type.body.leading,
    fontWeight: 600,
    textDecoration: "none",
    textAlign: "center",
    cursor: "pointer",
    userSelect: "none",
    transitionProperty: "background-color, border-color, transform",
    transitionDuration: vars.motion.quick,
    selectors: {
      "&:active": { transform: "translateY(1px)" },
      [idle]: { cursor: "default", transform: "none" },
      // A busy button is at work, not out of use.
      "&:disabled, &[aria-disabled='true']:not([aria-busy])": { opacity: 0.45, pointerEvents: "none" },
    },
    // A link that looks like a button can't be pressed on paper either.
    "@media": { print: { display: "none" } },
  },
  variants: {
    /** How much it asks for attention. @default "secondary" */
    variant: {
      /** The pen: one a view. */
      primary: {
        background: vars.ink.fill,
        color: vars.ink.on,
        ":hover": { background: vars.ink.hover },
        ":active": { background: vars.ink.pressed },
      },
      secondary: {
        background: vars.surface.raised,
        color: vars.text.primary,
        borderColor: vars.border.strong,
        ":hover": { background: vars.surface.hover },
        ":active": { background: vars.surface.pressed },
      },
      quiet: {
        color: vars.text.secondary,
        ":hover": { background: vars.surface.hover, color: vars.text.primary },
        ":active": { background: vars.surface.pressed },
      },
      /** Destroys something. */
      critical: {
        background: vars.tone.critical.solid,
        color: vars.tone.critical.onSolid,
        ":hover": { background: `color-mix(in oklab, ${vars.tone.critical.solid}, ${vars.text.primary} 14%)` },
      },
    },
    /** 32, 40 or 48 px high, and 40 or 44 px where fingers press. @default "medium" */
    size: {
      small: {
        minBlockSize: vars.size.controlSmall,
        paddingInline: vars.space.s,
        fontSize: vars.type.label.size,
        "@media": { "(pointer: coarse)": { minBlockSize: vars.size.control } },
      },
      medium: {
        minBlockSize: vars.size.control,
        paddingInline: vars.space.m,
        paddingBlock: vars.space.xxs,
        "@media": { "(pointer: coarse)": { minBlockSize: vars.size.touch } },
      },
      large: { minBlockSize: "3rem", paddingInline: vars.space.l, paddingBlock: vars.space.xs },
    },
    /** As wide as what is around it. @default false */
    stretch: { true: { inlineSize: "100%" } },
  },
  defaultVariants: { variant: "secondary", size: "medium" },
});
export type ButtonVariants = NonNullable<RecipeVariants<typeof button>>;

export const label = style({ display: "inline-flex", alignItems: "center", gap: "inherit" });
export const labelBusy = style({ opacity: 0 });
export const busySign = style({ position: "absolute", inset: 0, display: "grid", placeItems: "center" });
