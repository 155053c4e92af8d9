import { type Arbitrary, array, integer, oneof } from "fast-check";

const codePoint = oneof(integer({ min: 0, max: 0x20_70 }), integer({ min: 0, max: 0x10_ff_ff }));

/**
 * Arbitrary text, including half surrogates and control characters. The library's own `binary` strings first build a
 * map of a million characters.
 */
export const anyText: Arbitrary<string> = array(codePoint).map((codes) => String.fromCodePoint(...codes));
