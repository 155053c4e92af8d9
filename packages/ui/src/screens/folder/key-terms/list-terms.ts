import { sortTerms, type UnitTerm } from "@lectern/domain/unit-terms";

export type TermOrder = "alphabet" | "course";

/** Case and accents are not compared. */
const fold = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/**
 * The terms of which a name has what is typed, ordered.
 *
 * @param terms in the order of the course
 */
export function listTerms(terms: readonly UnitTerm[], order: TermOrder, typed: string): readonly UnitTerm[] {
  const wanted = fold(typed.trim());
  const found = terms.filter(({ term, names }) => [term, ...names].some((name) => fold(name).includes(wanted)));
  return order === "course" ? found : sortTerms(found);
}
