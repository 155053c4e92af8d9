import { create } from "storybook/theming/create";
// @boundaries-ignore -- the manager has no style sheet of ours, so it needs the values, which are no export of the package
import { themes } from "../../../packages/ui/src/theme/themes.ts";

/** Storybook's own pages in the product's colours and fonts. The docs pages have the fonts; the manager falls back to the system's. */
const toBranding = (base: "light" | "dark") => {
  const { surface, text, border, highlight, ink } = themes[base];
  const logo = `<svg viewBox="0 0 28 28" width="22" height="22" aria-hidden="true" style="vertical-align:-5px;margin-inline-end:8px"><path fill="${text.primary}" d="M1 9h3v10H1zM6 3h3v22H6zM11 7h3v14h-3zM16 7h11v3H16zM16 18h7v3h-7z"/><path fill="${highlight.solid}" d="M16 12.5h11v3H16z"/></svg>`;
  return create({
    base,
    brandTitle: `${logo}<strong>Lectern</strong>`,
    brandUrl: "./?path=/docs/overview-introduction--docs",
    brandTarget: "_self",
    fontBase: '"Hanken Grotesk Variable", ui-sans-serif, system-ui, sans-serif',
    colorPrimary: ink.fill,
    colorSecondary: text.link,
    appBg: surface.canvas,
    appContentBg: surface.sheet,
    appPreviewBg: surface.sheet,
    appHoverBg: surface.hover,
    appBorderColor: border.subtle,
    appBorderRadius: 8,
    textColor: text.primary,
    textInverseColor: ink.on,
    textMutedColor: text.muted,
    barBg: surface.sheet,
    barTextColor: text.secondary,
    barHoverColor: text.link,
    barSelectedColor: text.link,
    inputBg: surface.raised,
    inputBorder: border.strong,
    inputTextColor: text.primary,
    inputBorderRadius: 8,
    buttonBg: surface.raised,
    buttonBorder: border.strong,
    booleanBg: surface.sunken,
    booleanSelectedBg: surface.raised,
  });
};

const branding = { light: toBranding("light"), dark: toBranding("dark") };

/** Storybook's globals, as its events carry them. */
export interface GlobalsEvent {
  readonly globals: { readonly theme?: string };
}

/** The branding for the toolbar's theme, with or without more contrast. */
export const findBranding = (theme: string | undefined) => branding[theme?.startsWith("dark") ? "dark" : "light"];
