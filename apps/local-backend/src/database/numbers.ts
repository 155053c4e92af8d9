/** The types that PostgREST writes as JSON numbers and that drivers read as text, by their OIDs. */
const NUMBER_TYPES = { int8: 20, numeric: 1700 } as const;

/** `6.00` as 6. JSON has no NaN and no Infinity: PostgREST sends these as text. */
const parseNumber = (text: string): number | string => {
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
};

/** For PGlite, over the parsers of lite, which keep `6.00` as text. */
export const numberParsers = Object.fromEntries(Object.values(NUMBER_TYPES).map((oid) => [oid, parseNumber]));

const numberType = (oid: number) => ({ to: oid, from: [oid], serialize: String, parse: parseNumber });

/** For postgres.js, in place of lite's types of the same names. */
export const numberTypes = { bigint: numberType(NUMBER_TYPES.int8), numeric: numberType(NUMBER_TYPES.numeric) };
