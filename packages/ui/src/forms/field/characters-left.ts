/** How near the limit a counter appears: a tenth of it, but no more than this. */
const FEW_CHARACTERS = 100;

/** The words of the counter: how many UTF-16 units may still be typed, 0 or more, and how many fit. */
export type CharactersLeft = (left: number, maxLength: number) => string;

const english: CharactersLeft = (left, maxLength) => {
  if (left === 0) return `No characters left of ${maxLength.toLocaleString("en-US")}`;
  return left === 1 ? "1 character left" : `${left} characters left`;
};

/**
 * The words of the counter under a field, near the longest text that it takes, where typing would end without a word.
 *
 * @param value undefined where the field keeps it itself
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
