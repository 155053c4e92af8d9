/** Alternatives, one a line or divided by bars. JavaScript's \b knows no letters but those of English. */
const oneOf = (words: string): string => words.trim().replaceAll(/\n\s*/g, "|");

/** Any of some words or phrases, wherever they stand. */
export const anywhere = (words: string, flags = "iu"): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${oneOf(words)})(?![\p{L}\p{N}])`, flags);

/** Any of some words at the beginning. */
export const atStart = (words: string): RegExp => new RegExp(String.raw`^(?:${oneOf(words)})(?![\p{L}\p{N}])`, "iu");

/** Any of some words, as the last of a text that goes on after a space. */
export const justBefore = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${oneOf(words)})\s+$`, "iu");

/** A word that is one of some. */
export const exactly = (words: string): RegExp => new RegExp(`^(?:${oneOf(words)})$`, "iu");

/** Sounds between words, with what surrounds them. */
export const toFillerPattern = (words: string): RegExp =>
  new RegExp(String.raw`(^|,?(?<!\s)\s+|[—–-])(?:${oneOf(words)})(?=$|[\s,.;?!—–-]),?`, "giu");

/** Phrases between two commas. */
export const toAsidePattern = (words: string): RegExp => new RegExp(String.raw`,\s*(?:${oneOf(words)})\s*,`, "giu");

/** A question behind a statement. */
export const toTagPattern = (words: string): RegExp => new RegExp(String.raw`,\s*¿?(?:${oneOf(words)})\s*[?.!]$`, "iu");

/** A word that opens and says nothing, with the comma that divides it from the sentence. */
export const openerWithComma = (words: string): RegExp => new RegExp(String.raw`^(?:${oneOf(words)}),\s+`, "iu");

/** A word that opens and says nothing, with or without a comma. */
export const toOpenerPattern = (words: string): RegExp =>
  new RegExp(String.raw`^(?:${oneOf(words)})(?![\p{L}\p{N}]),?\s+`, "iu");
