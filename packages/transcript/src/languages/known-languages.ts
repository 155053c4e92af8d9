/** Languages whose words the assistant knows, ISO 639-1: it has their stop words and stems, and writes its own sentences in them. */
export const knownLanguages = ["en", "es", "de", "fr", "pt"] as const;

export type KnownLanguage = (typeof knownLanguages)[number];

/** The language of a text whose language can't be told (BCP 47). */
export const UNDETERMINED = "und";

export const isKnownLanguage = (language: string): language is KnownLanguage =>
  (knownLanguages as readonly string[]).includes(language);

/**
 * Returns the known language that a recording's tag names; undefined for another language.
 * @param tag BCP 47
 */
export function toKnownLanguage(tag: string): KnownLanguage | undefined {
  const code = tag.split("-", 1)[0]!.toLowerCase();
  return isKnownLanguage(code) ? code : undefined;
}
