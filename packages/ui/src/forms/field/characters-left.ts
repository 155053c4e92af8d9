/** A counter appears within a tenth of the limit, but at most this many characters before it. */
const FEW_CHARACTERS = 100;

/** Formats the counter from the number of UTF-16 code units left, 0 or more, and the limit. */
export type CharactersLeft = (left: number, maxLength: number) => string;

const english: CharactersLeft = (left, maxLength) => {
  if (left === 0) return `0 of ${maxLength.toLocaleString("en-US")} characters left`;
  return left === 1 ? "1 character left" : `${left} characters left`;
};

/**
 * Returns the counter below a field that is near its limit, where typing would otherwise stop without an explanation.
 *
 * @param value undefined for an uncontrolled field
 * @returns undefined while there is room
 */
export function toCharactersLeft(
  value: string | undefined,
  maxLength: number | undefined,
  charactersLeft: CharactersLeft = english,
): string | undefined {
  if (value === undefined || maxLength === undefined) return undefined;
  const left = maxLength - value.length;
  if (left > Math.min(FEW_CHARACTERS, maxLength / 10)) return undefined;
  return charactersLeft(Math.max(left, 0), maxLength);
}
