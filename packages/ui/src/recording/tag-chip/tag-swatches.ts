import { type TagColor, tagColors } from "@lectern/domain/tag";

/** The colors of tags, with enough contrast on light and dark paper. The tag's name is always beside its color. */
const swatches: Readonly<Record<TagColor, { readonly name: string; readonly color: string }>> = {
  gray: { name: "Gray", color: "#7C8594" },
  red: { name: "Red", color: "#DC4A3D" },
  orange: { name: "Orange", color: "#CC6A1D" },
  yellow: { name: "Yellow", color: "#A67C00" },
  green: { name: "Green", color: "#2E8B57" },
  blue: { name: "Blue", color: "#3B82F6" },
  purple: { name: "Purple", color: "#8B5CF6" },
  pink: { name: "Pink", color: "#D6478F" },
};

/** `#rrggbb` */
export const toTagHex = (color: TagColor): string => swatches[color].color;

/** The palette, in the order of the dialog. */
export const tagSwatches = tagColors.map((color) => swatches[color]);

/** Converts a swatch's color to a tag color. */
export const toTagColor = (hex: string): TagColor =>
  tagColors.find((color) => swatches[color].color === hex) ?? tagColors[0];
