/**
 * Our own paper, night and ink colours: the warmest grey of @radix-ui/colors (sand) still looks grey on a large
 * surface, and the product's page must look like paper. Steps have Radix's meaning: 1–3 surfaces, 4–5 fills, 6–8 lines,
 * 11–12 text.
 */
export const paper = {
  1: "#fffefb",
  2: "#fcfaf4",
  3: "#f6f2e8",
  4: "#f0ebdf",
  5: "#e8e2d3",
  6: "#dfd8c7",
  7: "#cbc3ae",
  8: "#8a8470",
  11: "#666256",
  12: "#4a473e",
} as const;

/** The same sheet under a reading lamp: warm, dark, never pure black. */
export const night = {
  1: "#131210",
  2: "#1a1916",
  3: "#23211d",
  4: "#2c2a25",
  5: "#37342e",
  6: "#413e36",
  7: "#565247",
  8: "#8b8473",
  11: "#a39c8b",
  12: "#c9c2b2",
  13: "#ede7d9",
} as const;

/** Blue-black writing ink. */
export const ink = {
  8: "#46527f",
  9: "#3a4572",
  10: "#2c365d",
  11: "#222a49",
  12: "#1b2138",
} as const;

/** Icons on a colour that we don't choose (a recording's disc): the same in every theme. */
export const sign = { white: "#ffffff", ink: ink[12] } as const;

export const plain = { white: "#ffffff", black: "#000000" } as const;
