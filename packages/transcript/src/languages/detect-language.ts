import { eld } from "eld/extrasmall";
import { detectBy } from "./detect-by.ts";
import { UNDETERMINED } from "./known-languages.ts";

/** Words that Indonesian writes in another way than Malay, or uses in their place: the library names both Malay. */
const indonesian = /\b(?:bahwa|karena|bisa|berbeda|kalian|uang|coba|butuh|universitas)\b/gi;
/** The words of Malay for the same test. */
const malay = /\b(?:bahawa|kerana|boleh|berbeza|awak|iaitu|wang|ialah|cuba|perlukan|universiti)\b/gi;
const countIn = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

function nameByLibrary(text: string): string {
  const result = eld.detect(text);
  const { language } = result;
  if (language === "" || !result.isReliable()) return UNDETERMINED;
  return language === "ms" && countIn(text, indonesian) > countIn(text, malay) ? "id" : language;
}

/** Detects the language of a text, BCP 47: "en", "es", "ru"; "und" where it is uncertain. */
export const detectLanguage = (text: string): string => detectBy(text, nameByLibrary);
