import { attempt } from "@lectern/browser/attempt";
import { waitForStylesheet } from "./app-styles.ts";
import { FONTS_KEY } from "./fonts-key.ts";

const unquote = (family: string): string => family.replaceAll('"', "");

const toFontFace = ({ style }: CSSFontFaceRule): FontFace =>
  new FontFace(unquote(style.getPropertyValue("font-family")), style.getPropertyValue("src"), {
    style: style.getPropertyValue("font-style"),
    weight: style.getPropertyValue("font-weight"),
    unicodeRange: style.getPropertyValue("unicode-range"),
    display: "swap",
  });

/**
 * Whether nearly every page needs a face: upright, with the letters of English, of the app's two families or the one that the
 * reader has chosen (ACC-01). The browser fetches the others when a text uses them.
 */
function isCommon({ style }: CSSFontFaceRule): boolean {
  const { typeface = "newsreader" } = document.documentElement.dataset;
  const families = ["newsreader", "hanken-grotesk", typeface].join("|");
  return new RegExp(`(?:${families})[a-z-]*-latin-wght-normal`).test(style.getPropertyValue("src"));
}

/**
 * Adds the fonts that the document does not load itself (ADR 0010), all in one task: each face added separately, or
 * rules added separately, would cause another layout.
 */
export async function enableFonts(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>("#fonts");
  if (link === null || link.media === "all") return;
  await waitForStylesheet(link);
  // A prerendered page already has some of them.
  const present = new Set([...document.fonts].map(({ family }) => unquote(family)));
  const faces = [...(link.sheet?.cssRules ?? [])]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map((rule) => [rule, toFontFace(rule)] as const)
    .filter(([, face]) => !present.has(unquote(face.family)));
  // If a face fails to load, the page that needs it requests it again.
  await Promise.allSettled(faces.map(async ([rule, face]) => (isCommon(rule) ? await face.load() : undefined)));
  for (const [, face] of faces) document.fonts.add(face);
  // Without storage, the next page enables them in the same way.
  attempt(() => sessionStorage.setItem(FONTS_KEY, "1"));
}
