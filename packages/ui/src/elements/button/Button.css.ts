import { createVar, style } from "@vanilla-extract/css";
import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { pressedInForcedColors } from "./pressed.css.ts";
import { largeTextOnPhone, vars } from "../../theme/contract.css.ts";
import { sized } from "../../theme/mixins.ts";

const idle = "&:disabled, &[aria-disabled='true']";

const padding = createVar();
const padded = (inline: string) => ({ vars: { [padding]: inline }, paddingInline: inline });
/** Moves a side out by the button's padding and border. Forced colours show the border, which then stays inside. */
const outdent = (...sides: readonly ("marginInlineStart" | "marginInlineEnd")[]) => {
  const toMargins = (margin: string | number) => Object.fromEntries(sides.map((side) => [side, margin]));
  return {
    ...toMargins(`calc(-1px - ${padding})`),
    // The lines of a label that wraps.
    textAlign: sides[0] === "marginInlineStart" ? ("start" as const) : ("end" as const),
    "@media": { "(forced-colors: active)": toMargins(0) },
  };
};

export const button = recipe({
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space.xs,
    border: "1px solid transparent",
    borderRadius: vars.radius.control,
    ...sized("body"),
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
      // A busy button must not look disabled.
      "&:disabled, &[aria-disabled='true']:not([aria-busy])": { opacity: 0.45, pointerEvents: "none" },
    },
    // Also hides links that look like a button when the page is printed.
    "@media": { print: { display: "none" }, "(forced-colors: active)": { selectors: pressedInForcedColors } },
  },
  variants: {
    /** The button's prominence. @default "secondary" */
    variant: {
      /** The main action; one in a view. */
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
        // A button that stays pressed.
        selectors: {
          "&[aria-pressed='true']": { background: vars.surface.pressed, borderColor: vars.text.primary },
        },
      },
      quiet: {
        color: vars.text.secondary,
        // A word alone doesn't look as if it could be pressed.
        textDecoration: "underline",
        textDecorationColor: vars.border.strong,
        textDecorationThickness: "1px",
        textUnderlineOffset: "0.3em",
        ":hover": { background: vars.surface.hover, color: vars.text.primary },
        ":active": { background: vars.surface.pressed },
        // Its icon says so too.
        selectors: { "&:has(svg)": { textDecoration: "none" } },
      },
      /** For destructive actions. */
      critical: {
        background: vars.tone.critical.solid,
        color: vars.tone.critical.onSolid,
        ":hover": { background: `color-mix(in oklab, ${vars.tone.critical.solid}, ${vars.text.primary} 14%)` },
      },
    },
    /** 32, 40 or 48 px high; 40 or 44 px on touch screens. @default "medium" */
    size: {
      small: {
        minBlockSize: vars.size.controlSmall,
        ...padded(vars.space.s),
        fontSize: vars.type.label.size,
        "@media": { "(pointer: coarse)": { minBlockSize: vars.size.control } },
      },
      medium: {
        minBlockSize: vars.size.control,
        ...padded(vars.space.m),
        paddingBlock: vars.space.xxs,
        "@media": { "(pointer: coarse)": { minBlockSize: vars.size.touch } },
      },
      large: { minBlockSize: "3rem", ...padded(vars.space.l), paddingBlock: vars.space.xs },
    },
    /** Whether it fills the width of its container. @default false */
    stretch: { true: { inlineSize: "100%" } },
    /**
     * For a quiet button: aligns its label instead of its edge, which is invisible, with the text above and below.
     * In a row the gap has to be wider by this padding.
     */
    flush: {
      start: outdent("marginInlineStart"),
      end: outdent("marginInlineEnd"),
      both: outdent("marginInlineStart", "marginInlineEnd"),
    },
  },
  defaultVariants: { variant: "secondary", size: "medium" },
});
export type ButtonVariants = NonNullable<RecipeVariants<typeof button>>;

/**
 * A row of buttons of which some have `flush="start"`: the gap makes up for their margins, so that the edges are `xs` apart.
 * In each line of it, the first label is aligned with the text above. On a phone with text twice as large, each button
 * has a line of its own.
 */
export const flushRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: `calc(${vars.space.m} + ${vars.space.xs} + 1px)`,
  rowGap: vars.space.xs,
  "@media": { [largeTextOnPhone]: { flexDirection: "column", alignItems: "flex-start" } },
});

// A line below the words of a button reaches its label only if the label asks for it.
export const label = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "inherit",
  textDecoration: "inherit",
  textUnderlineOffset: "inherit",
});
export const labelBusy = style({ opacity: 0 });
export const busySign = style({ position: "absolute", inset: 0, display: "grid", placeItems: "center" });
