const channel = (value: number): number => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** WCAG 2 relative luminance; an unreadable colour counts as dark. */
export function computeLuminance(hex: string): number {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  if (parts === null) return 0;
  const [r = 0, g = 0, b = 0] = parts.slice(1).map((part) => channel(Number.parseInt(part, 16)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * A phone may send any colour. White is the sign's colour as long as it keeps 3:1, what WCAG asks of a sign; ink after that.
 * Ink on a colour lighter than that has 4.6:1 at least.
 */
export const readableOn = (hex: string): "white" | "ink" =>
  1.05 / (computeLuminance(hex) + 0.05) >= 3 ? "white" : "ink";
