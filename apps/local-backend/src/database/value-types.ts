/** OIDs of the types that drivers read or write otherwise than PostgREST. */
const OIDS = { boolean: 16, int8: 20, numeric: 1700 } as const;

/** PostgREST writes `6.00` as a number; drivers keep it as text. JSON has no NaN and no Infinity: these stay text. */
const parseNumber = (text: string): number | string => {
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
};

/** What is no boolean is PostgreSQL's to refuse: postgres.js would write `maybe` as false, and PGlite throws. */
const serializeBoolean = (value: unknown): string => String(value);

/** For PGlite, over lite's. */
export const pgliteValueTypes = {
  parsers: { [OIDS.int8]: parseNumber, [OIDS.numeric]: parseNumber },
  serializers: { [OIDS.boolean]: serializeBoolean },
};

const numberType = (oid: number) => ({ to: oid, from: [oid], serialize: String, parse: parseNumber });

/** For postgres.js, in place of its own and lite's of the same names. */
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
