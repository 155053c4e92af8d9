import type { Swatch } from "../../../forms/color-swatches/ColorSwatches.tsx";

/** Ten colours that are distinguishable in both themes; the first is the specification's default. */
export const folderColors: readonly Swatch[] = [
  { name: "Blue", color: "#3B82F6" },
  { name: "Indigo", color: "#4F46E5" },
  { name: "Violet", color: "#7C3AED" },
  { name: "Pink", color: "#DB2777" },
  { name: "Red", color: "#DC2626" },
  { name: "Brown", color: "#B45309" },
  { name: "Yellow", color: "#FACC15" },
  { name: "Green", color: "#16A34A" },
  { name: "Teal", color: "#0D9488" },
  { name: "Slate", color: "#475569" },
];
