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

/** Upright, with the letters of English: nearly every page needs it. */
const isCommon = ({ style }: CSSFontFaceRule): boolean =>
  style.getPropertyValue("font-style") === "normal" && style.getPropertyValue("unicode-range").startsWith("U+0-FF");

/**
 * Adds the fonts that the document does not load by itself (ADR 0010), all in one task: each face that loaded separately,
 * and the rules that name them, would cause one more layout.
 */
export async function enableFonts(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>("#fonts");
  if (link === null || link.media === "all") return;
  await waitForStylesheet(link);
  // A page that was rendered to HTML brings some with it.
  const present = new Set([...document.fonts].map(({ family }) => unquote(family)));
  const faces = [...(link.sheet?.cssRules ?? [])]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map((rule) => [rule, toFontFace(rule)] as const)
    .filter(([, face]) => !present.has(unquote(face.family)));
  // A face that fails to load is requested again by the page that needs it.
  await Promise.allSettled(faces.map(async ([rule, face]) => (isCommon(rule) ? await face.load() : undefined)));
  for (const [, face] of faces) document.fonts.add(face);
  try {
    sessionStorage.setItem(FONTS_KEY, "1");
  } catch {
    // Without storage the next page enables them the same way.
  }
}
