import { globalStyle, style } from "@vanilla-extract/css";
import { family, vars } from "../../theme/contract.css.ts";

export const toaster = style({
  // Sonner sets its own font on the same element in a later sheet.
  selectors: { "&&": { fontFamily: family.interface } },
});

// On a phone Sonner sets left, right and width: from right to left the first would give way, and the toast leave the page.
globalStyle(`${toaster}[data-sonner-toaster][data-x-position]`, {
  "@media": { "(max-width: 600px)": { right: "auto" } },
});
globalStyle(`${toaster} [data-sonner-toast][data-styled="true"]`, {
  // With large text on a phone the button stands below the words.
  flexWrap: "wrap",
  gap: vars.space.s,
  padding: vars.space.m,
  border: `1px solid ${vars.border.subtle}`,
  borderInlineStart: `4px solid ${vars.highlight.solid}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  color: vars.text.primary,
  fontSize: vars.type.label.size,
  boxShadow: `0 1px 2px ${vars.shadow.ambient}, 0 16px 40px -12px ${vars.shadow.key}`,
});
globalStyle(`${toaster} [data-sonner-toast][data-type="error"]`, { borderInlineStartColor: vars.tone.critical.solid });
globalStyle(`${toaster} [data-sonner-toast][data-type="success"]`, {
  borderInlineStartColor: vars.tone.positive.solid,
});
globalStyle(`${toaster} [data-sonner-toast][data-styled="true"] [data-content]`, {
  // Never below the icon, which takes 17 px whatever the text.
  flexBasis: `min(12em, 100% - 20px - ${vars.space.s})`,
});
globalStyle(`${toaster} [data-sonner-toast] [data-title]`, { fontWeight: 560 });
globalStyle(`${toaster} [data-sonner-toast] [data-icon]`, { marginInline: 0 });
globalStyle(`${toaster} [data-sonner-toast][data-type="error"] [data-icon]`, { color: vars.tone.critical.text });
globalStyle(`${toaster} [data-sonner-toast][data-type="success"] [data-icon]`, { color: vars.tone.positive.text });
globalStyle(`${toaster} [data-sonner-toast] [data-description]`, { color: vars.text.secondary });
// As a small primary button. Sonner's own colours don't follow the theme.
globalStyle(`${toaster} [data-sonner-toast][data-styled="true"] [data-button]`, {
  blockSize: vars.size.controlSmall,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.control,
  background: vars.ink.fill,
  color: vars.ink.on,
  fontSize: vars.type.label.size,
  "@media": { "(pointer: coarse)": { blockSize: vars.size.touch } },
});
globalStyle(`${toaster} [data-sonner-toast][data-styled="true"] [data-button]:hover`, { background: vars.ink.hover });
// Two buttons are side by side, below the words.
globalStyle(`${toaster} [data-sonner-toast][data-styled="true"]:has([data-cancel]) [data-content]`, {
  flexBasis: "100%",
});
globalStyle(`${toaster} [data-sonner-toast] [data-cancel] ~ [data-button]`, { marginInlineStart: 0 });
// As a small secondary button.
globalStyle(`${toaster} [data-sonner-toast][data-styled="true"] [data-button][data-cancel]`, {
  border: `1px solid ${vars.border.strong}`,
  background: "none",
  color: vars.text.primary,
});
