import { setTextScale } from "./large-text.ts";
import { type ToolbarTheme, toolbarThemes } from "./variants.ts";

/** The toolbar's sizes of text: `&globals=text:200` in an address. Twice as large is a reader's own setting (WCAG 1.4.4). */
export const textSizes = [
  { value: "100", title: "100 %" },
  { value: "200", title: "200 %" },
];

const isToolbarTheme = (value: unknown): value is ToolbarTheme =>
  typeof value === "string" && Object.hasOwn(toolbarThemes, value);

/** Sets the toolbar's values on the root element, as the product sets a reader's settings. */
export function setThemeAttributes({ theme, motion, text }: Readonly<Record<string, unknown>>): void {
  const { dataset } = document.documentElement;
  const attributes: { theme: string; contrast?: string } = toolbarThemes[isToolbarTheme(theme) ? theme : "light"];
  dataset["theme"] = attributes.theme;
  if (attributes.contrast === undefined) delete dataset["contrast"];
  else dataset["contrast"] = attributes.contrast;
  if (motion === "still") dataset["motion"] = "still";
  else delete dataset["motion"];
  setTextScale(String(text) === "200" ? 2 : 1);
}
