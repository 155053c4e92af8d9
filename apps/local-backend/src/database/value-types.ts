/** OIDs of types that drivers read or write differently from PostgREST. */
const OIDS = { boolean: 16, int8: 20, numeric: 1700 } as const;

/**
 * Converts a numeric value: PostgREST writes `6.00` as a number, while drivers keep it as text. NaN and Infinity stay
 * text, because JSON has neither.
 */
const parseNumber = (text: string): number | string => {
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
};

/**
 * Passes a value that is not a boolean on to PostgreSQL, which refuses it: postgres.js would write `maybe` as false,
 * and PGlite throws.
 */
const serializeBoolean = (value: unknown): string => String(value);

/** For PGlite, overriding lite's types. */
export const pgliteValueTypes = {
  parsers: { [OIDS.int8]: parseNumber, [OIDS.numeric]: parseNumber },
  serializers: { [OIDS.boolean]: serializeBoolean },
};

const numberType = (oid: number) => ({ to: oid, from: [oid], serialize: String, parse: parseNumber });

/** For postgres.js, replacing its own and lite's types of the same names. */
export const postgresValueTypes = {
  bool: {
    to: OIDS.boolean,
    from: [OIDS.boolean],
    serialize: serializeBoolean,
    parse: (text: string): boolean => text === "t",
  },
  bigint: numberType(OIDS.int8),
  numeric: numberType(OIDS.numeric),
};
