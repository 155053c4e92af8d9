import { createFontStack } from "@capsizecss/core";
import { globalFontFace } from "@vanilla-extract/css";
import { arial, georgia, hankenGrotesk, newsreader, timesNewRoman } from "./font-metrics.ts";

const latin =
  "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD";
const latinExtended =
  "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF";

/** A browser fetches a face only when the page shows a character in its range and style. */
const face = (familyName: string, file: string, fontStyle: "normal" | "italic", fontWeight: string, range: string) =>
  globalFontFace(`"${familyName}"`, {
    src: `url("@fontsource-variable/${file}.woff2") format("woff2")`,
    fontStyle,
    fontWeight,
    fontDisplay: "swap",
    unicodeRange: range,
  });

const { familyName: serif } = newsreader;
const { familyName: sans } = hankenGrotesk;

face(serif, "newsreader/files/newsreader-latin-wght-normal", "normal", "200 800", latin);
face(serif, "newsreader/files/newsreader-latin-ext-wght-normal", "normal", "200 800", latinExtended);
face(serif, "newsreader/files/newsreader-latin-wght-italic", "italic", "200 800", latin);
face(serif, "newsreader/files/newsreader-latin-ext-wght-italic", "italic", "200 800", latinExtended);
face(sans, "hanken-grotesk/files/hanken-grotesk-latin-wght-normal", "normal", "100 900", latin);
face(sans, "hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal", "normal", "100 900", latinExtended);

// The reader's other typefaces (ACC-01).
face(
  "Atkinson Hyperlegible Next",
  "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal",
  "normal",
  "200 800",
  latin,
);
face(
  "Atkinson Hyperlegible Next",
  "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal",
  "normal",
  "200 800",
  latinExtended,
);
face(
  "Atkinson Hyperlegible Next",
  "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic",
  "italic",
  "200 800",
  latin,
);
face("Lexend", "lexend/files/lexend-latin-wght-normal", "normal", "100 900", latin);
face("Lexend", "lexend/files/lexend-latin-ext-wght-normal", "normal", "100 900", latinExtended);

/** Linux has metric-compatible fonts instead of these. `local()` finds them by their own names. */
const likeIt: Readonly<Record<string, string>> = {
  "Times New Roman": "Liberation Serif",
  Arial: "Liberation Sans",
};

/**
 * Returns a font stack whose fallback is the system's font with our font's metrics, so that swapping fonts moves no
 * line.
 */
const toFontStack = (...metrics: Parameters<typeof createFontStack>[0]): string => {
  const stack = createFontStack(metrics, { fontFaceFormat: "styleObject" });
  for (const [index, { "@font-face": fallback }] of stack.fontFaces.entries()) {
    const likeThis = likeIt[metrics[index + 1]?.familyName ?? ""];
    globalFontFace(String(fallback.fontFamily), {
      src: likeThis === undefined ? String(fallback.src) : `${String(fallback.src)}, local("${likeThis}")`,
      ascentOverride: String(fallback.ascentOverride),
      descentOverride: String(fallback.descentOverride),
      ...(fallback.lineGapOverride === undefined ? {} : { lineGapOverride: fallback.lineGapOverride }),
      ...(fallback.sizeAdjust === undefined ? {} : { sizeAdjust: fallback.sizeAdjust }),
    });
  }
  return stack.fontFamily;
};

export const readingStack = `${toFontStack(newsreader, georgia, timesNewRoman)}, ui-serif, serif`;
export const atkinsonStack = '"Atkinson Hyperlegible Next", ui-sans-serif, system-ui, sans-serif';
export const lexendStack = "Lexend, ui-sans-serif, system-ui, sans-serif";
export const interfaceStack = `${toFontStack(hankenGrotesk, arial)}, ui-sans-serif, system-ui, sans-serif`;
