import { eld } from "eld/extrasmall";
import { detectBy } from "./detect-by.ts";
import { UNDETERMINED } from "./known-languages.ts";

function nameByLibrary(text: string): string {
  const result = eld.detect(text);
  return result.language !== "" && result.isReliable() ? result.language : UNDETERMINED;
}

/** The language of a text, BCP 47: "en", "es", "ru"; "und" where it can't be told. */
export const detectLanguage = (text: string): string => detectBy(text, nameByLibrary);
