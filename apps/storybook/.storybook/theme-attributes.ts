import { type ToolbarTheme, toolbarThemes } from "./variants.ts";

/** The toolbar's option for text twice as large, as a reader's own setting makes it (WCAG 1.4.4). */
export const LARGE_TEXT = "200 %";

const isToolbarTheme = (value: unknown): value is ToolbarTheme =>
  typeof value === "string" && Object.hasOwn(toolbarThemes, value);

/** Sets the toolbar's values on the root element, as the product sets a reader's settings. */
export function setThemeAttributes({ theme, motion, text }: Readonly<Record<string, unknown>>): void {
  const { dataset } = document.documentElement;
  const chosen: { theme: string; contrast?: string } = toolbarThemes[isToolbarTheme(theme) ? theme : "light"];
  dataset["theme"] = chosen.theme;
  if (chosen.contrast === undefined) delete dataset["contrast"];
  else dataset["contrast"] = chosen.contrast;
  if (motion === "still") dataset["motion"] = "still";
  else delete dataset["motion"];
  if (text === LARGE_TEXT) dataset["text"] = "large";
  else delete dataset["text"];
}
