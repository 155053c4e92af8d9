import { globalStyle, style } from "@vanilla-extract/css";
import { largeTextOnPhone, vars } from "../../theme/contract.css.ts";

export const composer = style({
  display: "flex",
  alignItems: "flex-end",
  gap: vars.space.xs,
  padding: vars.space.xs,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.sheet,
  background: vars.surface.raised,
  "@media": { print: { display: "none" } },
  selectors: {
    "&:has(textarea:focus-visible)": {
      outline: `2px solid ${vars.focus.ring}`,
      // Over the border: the field has the focus while its page is read, so the ring is the only line.
      outlineOffset: "-1px",
    },
  },
});

/** The field has a line of its own above the control and Send. */
export const withOptions = style([composer, { flexWrap: "wrap", alignItems: "center", justifyContent: "flex-end" }]);
export const options = style({
  flex: "1 1 0",
  display: "flex",
  minInlineSize: 0,
  paddingInlineStart: vars.space.xs,
  "@media": { [largeTextOnPhone]: { flexBasis: "100%" } },
});

export const field = style({
  flex: 1,
  minInlineSize: 0,
  fieldSizing: "content",
  minBlockSize: vars.size.control,
  maxBlockSize: "10rem",
  paddingBlock: "0.5rem",
  paddingInline: vars.space.xs,
  border: 0,
  background: "none",
  resize: "none",
  lineHeight: vars.type.body.leading,
  selectors: {
    "&::placeholder": { color: vars.text.muted, opacity: 1 },
    "&:focus-visible": { outline: "none", boxShadow: "none" },
    "&:disabled": { cursor: "default" },
  },
  "@media": { "(pointer: coarse)": { fontSize: "1rem" } },
});
globalStyle(`${withOptions} > ${field}`, { flexBasis: "100%" });
