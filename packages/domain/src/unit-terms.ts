/** A place in a recording of a unit. */
export interface UnitPlace {
  /** The recording's id. */
  readonly recording: string;
  /** Seconds from the recording's start; null where its transcript has no times. */
  readonly start: number | null;
}

/** A key term of a unit, joined across its lectures (UNT-03). */
export interface UnitTerm {
  /** As its first definition names it. */
  readonly term: string;
  /** Its other names: an abbreviation, a long form, what a definition says it is also called. */
  readonly names: readonly string[];
  /** The sentence that says what it is; null of an old outline. */
  readonly definition: string | null;
  /** Of the lecture that defines it, as a BCP 47 tag; null: not known. */
  readonly language: string | null;
  readonly definedAt: UnitPlace;
  /** The first moment in each other lecture that says it, in the order of the course. */
  readonly usedAt: readonly UnitPlace[];
}
interface UnitLecture {
  readonly id: string;
  readonly name: string;
  /** ISO 8601 with zone. */
  readonly createdAt: string;
}

/** A point of an outline that other lectures of the unit say too (UNT-03). */
interface AlsoSaidPoint {
  readonly text: string;
  /** The moment in each of at most two lectures, in the order of the course. */
  readonly saidAt: readonly UnitPlace[];
}

/** The points of a recording that other lectures of the folder say too, with those lectures. */
export interface AlsoSaid {
  readonly lectures: readonly UnitLecture[];
  readonly points: readonly AlsoSaidPoint[];
}

/** The key terms of a unit, with the lectures that they come from; both in the order of the course. */
export interface UnitTerms {
  readonly lectures: readonly UnitLecture[];
  readonly terms: readonly UnitTerm[];
}

/** In the order of the alphabet, as the reader's language has it. */
export function sortTerms(terms: readonly UnitTerm[]): readonly UnitTerm[] {
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  return terms.toSorted((a, b) => compare(a.term, b.term));
}
