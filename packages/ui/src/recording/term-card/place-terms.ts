import type { Chapter } from "@lectern/domain/outline";
import type { TranscriptSegment } from "@lectern/domain/recording";
import type { UnitTerm } from "@lectern/domain/unit-terms";
import { segmentAt } from "../transcript/blocks.ts";

/** A known term in a line, with the characters that name it. */
export interface PlacedTerm {
  readonly entry: UnitTerm;
  readonly from: number;
  readonly to: number;
}

export interface PlaceTermsOptions {
  /** The recording that the lines are of. */
  readonly recordingId: string;
  /** A term is marked once in each. */
  readonly chapters: readonly Chapter[];
}

const isAbbreviation = (name: string): boolean => /^[A-Z]{2,6}s?$/.test(name);
const escapeName = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The plurals of singulars and the singulars of plurals that end in more than -s or -es, by the ends of a name's last word. */
const otherEndings: readonly (readonly [RegExp, string])[] = [
  [/(?<=[^aeiou])y$/u, "ies"],
  [/(?<=[^aeiou])ies$/u, "y"],
  [/(?<=the|ly|ne|cri)sis$/u, "ses"],
  [/(?<=the|ly|ne|cri)ses$/u, "sis"],
  [/(?<=...)(?:um|on)$/u, "a"],
  [/(?<=....i|er|om)a$/u, "um"],
  [/(?<=eri|dri|gli|men)a$/u, "on"],
  [/(?<=...)us$/u, "i"],
  [/(?<=...)i$/u, "us"],
  [/(?<=...)a$/u, "ae"],
  [/(?<=...)ae$/u, "a"],
];
const endingsByLanguage: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/(?<=e)$/u, "n"],
    [/(?<=e)n$/u, ""],
    [/(?<=[^e])$/u, "en"],
    [/(?<=ung|heit|keit|ion)en$/u, ""],
    [/(?<=[^e])$/u, "e"],
  ],
  fr: [
    [/al$/u, "aux"],
    [/aux$/u, "al"],
    [/(?<=eau|eu)$/u, "x"],
  ],
  es: [
    [/ón$/u, "ones"],
    [/z$/u, "ces"],
  ],
  pt: [
    [/ão$/u, "ões"],
    [/ões$/u, "ão"],
    [/m$/u, "ns"],
  ],
};

/** A name, and its last word in the other number where the language has an ending of its own for it. */
function listForms(name: string, language: string | null): string[] {
  if (isAbbreviation(name)) return [name];
  const languageEndings = endingsByLanguage[language?.slice(0, 2) ?? ""] ?? [];
  const lower = name.toLowerCase();
  const forms = [...languageEndings, ...otherEndings].flatMap(([ending, other]) =>
    ending.test(lower) ? [lower.replace(ending, other)] : [],
  );
  // "Organelles" is defined, and "organelle" is said.
  return [name, ...forms, ...(/[^s]s$/u.test(lower) ? [lower.slice(0, -1)] : [])];
}

/** Whether the unit's index has the term in a recording. */
const isIn = (entry: UnitTerm, recordingId: string): boolean =>
  [entry.definedAt, ...entry.usedAt].some(({ recording }) => recording === recordingId);

/**
 * Finds the first place of each known term in each chapter, by the index of its line. The line that defines a term does
 * not show its own definition, and each control would be one more stop for the Tab key.
 */
export function placeTerms(
  segments: readonly TranscriptSegment[],
  terms: readonly UnitTerm[],
  { recordingId, chapters }: PlaceTermsOptions,
): ReadonlyMap<number, readonly PlacedTerm[]> {
  const entries = new Map<string, UnitTerm>();
  for (const entry of terms) {
    if (entry.definition === null || !isIn(entry, recordingId)) continue;
    for (const name of [entry.term, ...entry.names].flatMap((one) => listForms(one, entry.language))) {
      const key = isAbbreviation(name) ? name : name.toLowerCase();
      if (name.length > 1 && !entries.has(key)) entries.set(key, entry);
    }
  }
  const placed = new Map<number, PlacedTerm[]>();
  if (entries.size === 0) return placed;
  // The longest first: "cell membrane" is not the term "cell".
  const names = [...entries.keys()].toSorted((a, b) => b.length - a.length).map(escapeName);
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(${names.join("|")})(?:e?s)?(?![\p{L}\p{N}])`, "giu");
  const beginnings = new Set(chapters.map(({ start }) => segmentAt(segments, start)));
  let seen = new Set<UnitTerm>();
  for (const [index, { text, start }] of segments.entries()) {
    if (beginnings.has(index)) seen = new Set();
    const inLine: PlacedTerm[] = [];
    for (const { 0: words, 1: name = "", index: from } of text.matchAll(pattern)) {
      // An abbreviation is compared with its capitals: "IT" is not "it".
      const entry = entries.get(name) ?? entries.get(name.toLowerCase());
      if (entry === undefined || seen.has(entry)) continue;
      seen.add(entry);
      const { definedAt } = entry;
      if (definedAt.recording === recordingId && definedAt.start === start) continue;
      inLine.push({ entry, from, to: from + words.length });
    }
    if (inLine.length > 0) placed.set(index, inLine);
  }
  return placed;
}
