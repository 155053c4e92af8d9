/** HTML's names of the characters from U+00A0 to U+00FF, in their order. */
const latin =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";
/** Other names, each with its character. */
const others =
  "amp& apos' gt> lt< quot\" hellip… mdash— ndash– lsquo‘ rsquo’ ldquo“ rdquo” sbquo‚ bdquo„ lsaquo‹ rsaquo› bull• trade™ euro€ dagger† permil‰ minus− ne≠ le≤ ge≥ asymp≈ infin∞ sum∑ prod∏ radic√ int∫ part∂ nabla∇ rarr→ larr← uarr↑ darr↓ harr↔ rArr⇒ hArr⇔ forall∀ exist∃ isin∈ empty∅ cap∩ cup∪ sub⊂ OElig\u0152 oelig\u0153 Scaron\u0160 scaron\u0161 alphaα betaβ gammaγ deltaδ epsilonε thetaθ lambdaλ muμ piπ rhoρ sigmaσ tauτ phiφ chiχ psiψ omegaω DeltaΔ SigmaΣ OmegaΩ";

const names = new Map<string, string>([
  ...latin.split(" ").map((name, n): [string, string] => [name, String.fromCodePoint(0xa0 + n)]),
  ...others.split(" ").map((pair): [string, string] => [pair.slice(0, -1), pair.slice(-1)]),
  ["nbsp", " "],
  ["ensp", " "],
  ["emsp", " "],
  ["lrm", "\u200e"],
  ["rlm", "\u200f"],
  ["zwnj", "\u200c"],
  ["zwj", "\u200d"],
]);

function toCharacter(code: number): string | undefined {
  // No control character before the tab, and no half of a surrogate pair.
  const isCharacter = code > 8 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}

/** Replaces HTML's entities, once: "&amp;copy;" becomes "&copy;". An unknown name stays as it is. */
export const decodeEntities = (text: string): string =>
  text.includes("&")
    ? text.replaceAll(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z][A-Za-z\d]{1,9}));/g, (all, dec, hex, name) => {
        if (dec !== undefined) return toCharacter(Number(dec)) ?? all;
        if (hex !== undefined) return toCharacter(Number.parseInt(hex, 16)) ?? all;
        return names.get(name) ?? all;
      })
    : text;
