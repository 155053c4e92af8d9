/**
 * Metrics from the fonts' own tables, copied here so that the build reads no font file. `font-metrics.test.ts` compares
 * ours with the shipped woff2. The fallbacks are fonts of readers' systems (metrics from Capsize's collection).
 */
export const newsreader = {
  familyName: "Newsreader Variable",
  ascent: 1470,
  descent: -530,
  lineGap: 0,
  unitsPerEm: 2000,
  xWidthAvg: 857,
} as const;

export const hankenGrotesk = {
  familyName: "Hanken Grotesk Variable",
  ascent: 1000,
  descent: -303,
  lineGap: 0,
  unitsPerEm: 1000,
  xWidthAvg: 450,
} as const;

export const georgia = {
  familyName: "Georgia",
  ascent: 1878,
  descent: -449,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 913,
} as const;

export const timesNewRoman = {
  familyName: "Times New Roman",
  ascent: 1825,
  descent: -443,
  lineGap: 87,
  unitsPerEm: 2048,
  xWidthAvg: 832,
} as const;

export const arial = {
  familyName: "Arial",
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xWidthAvg: 913,
} as const;
