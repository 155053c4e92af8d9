import { loadedSheet } from "./app-styles.ts";
import { FONTS_KEY } from "./fonts-key.ts";

const unquoted = (family: string): string => family.replaceAll('"', "");

const faceOf = ({ style }: CSSFontFaceRule): FontFace =>
  new FontFace(unquoted(style.getPropertyValue("font-family")), style.getPropertyValue("src"), {
    style: style.getPropertyValue("font-style"),
    weight: style.getPropertyValue("font-weight"),
    unicodeRange: style.getPropertyValue("unicode-range"),
    display: "swap",
  });

/** Upright, with the letters of English: nearly every page needs it. */
const isCommon = ({ style }: CSSFontFaceRule): boolean =>
  style.getPropertyValue("font-style") === "normal" && style.getPropertyValue("unicode-range").startsWith("U+0-FF");

/**
 * Lets the fonts in that the document kept back (ADR 0010), all at the same time: each face that came by itself, and
 * the rules that name them, would lay the page out once more.
 */
export async function enableFonts(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>("#fonts");
  if (sheet === null || sheet.media === "all") return;
  await loadedSheet(sheet);
  // A page that was rendered to HTML brought some with it.
  const brought = new Set([...document.fonts].map(({ family }) => unquoted(family)));
  const faces = [...(sheet.sheet?.cssRules ?? [])]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map((rule) => [rule, faceOf(rule)] as const)
    .filter(([, face]) => !brought.has(unquoted(face.family)));
  // One that does not come is asked for again by the page that needs it.
  await Promise.allSettled(faces.map(async ([rule, face]) => (isCommon(rule) ? await face.load() : undefined)));
  for (const [, face] of faces) document.fonts.add(face);
  try {
    sessionStorage.setItem(FONTS_KEY, "1");
  } catch {
    // they wait on the next page too
  }
}
