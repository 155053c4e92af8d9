import { globalStyle, style } from "@vanilla-extract/css";
import { largeTextOnPhone, vars } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";
import { dialog as confirmDialog } from "../confirm-dialog/ConfirmDialog.css.ts";

/** Like the confirm dialog, with room for a form. */
export const dialog = style([
  confirmDialog,
  { inlineSize: `min(32rem, calc(100vw - 2 * ${vars.space.m}))`, gap: vars.space.m },
]);

export const head = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.m,
  // With text twice as large, the text does not fit beside the button.
  "@media": { [largeTextOnPhone]: { flexDirection: "column-reverse", gap: vars.space.xs } },
});
export const words = style({ ...stacked("xxs"), flex: 1, minInlineSize: 0 });
export const close = style({
  marginBlockStart: `calc(-1 * ${vars.space.xxs})`,
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
  "@media": { [largeTextOnPhone]: { alignSelf: "flex-end" } },
});
export const form = style({ ...stacked("m"), minBlockSize: 0 });
// A checkbox's least height is one line: in a dialog that scrolls, the lines of its label would lie on what is above.
globalStyle(`${form} > label`, { flexShrink: 0 });
