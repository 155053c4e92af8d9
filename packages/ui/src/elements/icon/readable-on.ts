const channel = (value: number): number => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Computes WCAG 2 relative luminance. An invalid colour counts as dark. */
export function computeLuminance(hex: string): number {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  if (parts === null) return 0;
  const [r = 0, g = 0, b = 0] = parts.slice(1).map((part) => channel(Number.parseInt(part, 16)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * Chooses the icon's colour on any background, because a phone may send any colour: white if it has a contrast of 3:1,
 * which WCAG requires for icons, otherwise ink. On such lighter colours ink has at least 4.6:1.
 */
export const readableOn = (hex: string): "white" | "ink" =>
  1.05 / (computeLuminance(hex) + 0.05) >= 3 ? "white" : "ink";
