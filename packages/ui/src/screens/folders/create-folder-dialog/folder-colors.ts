import type { Swatch } from "../../../forms/color-swatches/ColorSwatches.tsx";

/**
 * Ten colours of the paper's palette, which are distinguishable in both themes; the first is the specification's default.
 */
const folderColors: readonly Swatch[] = [
  { name: "Blue", color: "#3B82F6" },
  { name: "Indigo", color: "#5B5EA6" },
  { name: "Violet", color: "#85568F" },
  { name: "Pink", color: "#B8638A" },
  { name: "Red", color: "#A84B3F" },
  { name: "Brown", color: "#95633B" },
  { name: "Yellow", color: "#C2912E" },
  { name: "Green", color: "#67904F" },
  { name: "Teal", color: "#2F8F80" },
  { name: "Slate", color: "#5A6B7D" },
];

/** The colours to choose from. One that a folder has from elsewhere or from earlier can be kept. */
export const listFolderColors = (current: string): readonly Swatch[] =>
  folderColors.some(({ color }) => color.toLowerCase() === current.toLowerCase())
    ? folderColors
    : [{ name: "Current color", color: current }, ...folderColors];
