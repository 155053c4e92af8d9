import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const input = style({
  inlineSize: "100%",
  minBlockSize: vars.size.control,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  color: vars.text.primary,
  "::placeholder": { color: vars.text.muted, opacity: 1 },
  selectors: {
    "&:hover": { borderColor: vars.text.secondary },
    // The browser's date field in the type and ink of the others.
    "&[type='date']": { minInlineSize: "min(11rem, 100%)", fontVariantNumeric: "tabular-nums", textTransform: "none" },
    "&[type='date']::-webkit-calendar-picker-indicator": {
      padding: vars.space.xxs,
      borderRadius: vars.radius.small,
      opacity: 0.7,
      cursor: "pointer",
    },
    "&[type='date']::-webkit-calendar-picker-indicator:hover": { background: vars.surface.hover, opacity: 1 },
    // The part of the date that is typed, marked as selected text is.
    "&::-webkit-datetime-edit-month-field:focus-within, &::-webkit-datetime-edit-day-field:focus-within, &::-webkit-datetime-edit-year-field:focus-within":
      { background: vars.highlight.mark, color: vars.highlight.on },
    "&[aria-invalid='true']": { borderColor: vars.tone.critical.solid },
    "&:disabled": {
      borderColor: vars.border.subtle,
      background: vars.surface.sunken,
      color: vars.text.muted,
      opacity: 1,
    },
  },
  "@media": { "(pointer: coarse)": { fontSize: "1rem", minBlockSize: vars.size.touch } },
});
