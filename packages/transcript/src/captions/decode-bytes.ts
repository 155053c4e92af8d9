/** A file's text, and the encoding in which it was read. */
export interface DecodedText {
  readonly text: string;
  /** A label of the Encoding Standard: "utf-8", "windows-1252". */
  readonly encoding: string;
}

function tryDecode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** In bytes, or in characters of a text: so much of a file is enough to detect its encoding. */
const SAMPLE_LENGTH = 100_000;

const countIn = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The most frequent characters of Chinese, in both ways of writing. */
const frequent = {
  simplified:
    /[的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年们关于把让给从]/g,
  traditional:
    /[的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年關把讓給從]/g,
};

/**
 * Rates how much a text looks like the languages of an encoding: from 0, and about 1 where it is right, by the factors of its counts.
 * @param foreign how many characters are not ASCII
 */
type Rate = (text: string, foreign: number) => number;

const rateKana: Rate = (text, foreign) =>
  (countIn(text, /[\u3041-\u30ff]/g) * 2 - countIn(text, /[\uff61-\uff9f]/g) * 2) / foreign;

/** The encodings of files that are not Unicode, each with its rating of a text that was decoded by it. */
const encodings: Readonly<Record<string, Rate>> = {
  shift_jis: rateKana,
  "euc-jp": rateKana,
  gb18030: (text, foreign) => (countIn(text, frequent.simplified) * 4) / foreign,
  big5: (text, foreign) => (countIn(text, frequent.traditional) * 4) / foreign,
  "euc-kr": (text, foreign) => (countIn(text, /[\uac00-\ud7a3]/g) - countIn(text, /[\u4e00-\u9fff]/g) * 2) / foreign,
  // The most frequent letters of Russian, less the signs that no text in Cyrillic has.
  "windows-1251": (text, foreign) =>
    (countIn(text, /[оеаинтсрвл]/g) * 1.5 - countIn(text, /[^\p{ASCII}\u0400-\u045f«»–—“”„…№]/gu)) / foreign,
};

/** The lowest rating with which an encoding is believed. */
const LEAST_BELIEVED_RATING = 0.4;

/**
 * Whether a text that was decoded as Windows-1252 is of Western Europe: its accented letters stand alone among others, while other
 * scripts that are misread become rows of them.
 */
function isWestern(text: string): boolean {
  const foreign = countIn(text, /\P{ASCII}/gu);
  const familiarCount = countIn(text, /[À-ÖØ-öø-ÿ‘’“”„…–—«»¿¡°€ŒœŠšŽž§·£©®½¼²³\u00a0]/g);
  const rows = countIn(text, /[À-ÿ]{3,}/g);
  // Nearly all characters are known, rows of them are rare, and most of a Western text is ASCII.
  return familiarCount >= foreign * 0.95 && rows * 20 <= foreign && foreign <= text.length * 0.25;
}

/** Detects UTF-16 by its byte order mark, or without one: every second byte of its Western letters and signs is 0. */
function findByteOrder(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (bytes.length < 16) return undefined;
  const zeros = [0, 0];
  const length = Math.min(bytes.length, SAMPLE_LENGTH);
  for (let index = 0; index < length; index += 1) if (bytes[index] === 0) zeros[index % 2]! += 1;
  const [even = 0, odd = 0] = zeros;
  // Zeros are frequent in one half of the places, and nearly absent from the other.
  if (Math.max(even, odd) < length * 0.05 || Math.min(even, odd) > Math.max(even, odd) * 0.05) return undefined;
  return even > odd ? "utf-16be" : "utf-16le";
}

/** Decodes UTF-8 in which a few bytes are broken; undefined where it isn't UTF-8. */
function repairUtf8(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder("utf-8").decode(bytes);
  const broken = countIn(text, /\ufffd/g);
  const nonAsciiCount = countIn(text, /[^\p{ASCII}\ufffd]/gu);
  // Another encoding breaks nearly all its characters when it is read as UTF-8.
  return broken * 4 <= nonAsciiCount ? text : undefined;
}

/**
 * Decodes a file that is not Unicode: as windows-1252 if that reads as Western text, else by the encoding that rates best.
 * @returns undefined if no encoding rates well enough
 */
function decodeLegacy(bytes: Uint8Array): DecodedText | undefined {
  const sample = bytes.length <= SAMPLE_LENGTH ? bytes : bytes.subarray(0, bytes.lastIndexOf(10, SAMPLE_LENGTH) + 1);
  const asWestern = tryDecode(sample, "windows-1252");
  if (asWestern !== undefined && isWestern(asWestern))
    return { text: new TextDecoder("windows-1252").decode(bytes), encoding: "windows-1252" };
  const rated = Object.entries(encodings).map(([encoding, rate]) => {
    const text = tryDecode(sample, encoding);
    const foreign = text === undefined ? 0 : countIn(text, /\P{ASCII}/gu);
    return { encoding, rate: text === undefined || foreign === 0 ? 0 : rate(text, foreign) };
  });
  const best = rated.toSorted((a, b) => b.rate - a.rate)[0];
  if (best === undefined || best.rate < LEAST_BELIEVED_RATING) return undefined;
  return { text: new TextDecoder(best.encoding).decode(bytes), encoding: best.encoding };
}

function decode(bytes: Uint8Array): DecodedText | undefined {
  const byteOrder = findByteOrder(bytes);
  if (byteOrder !== undefined) {
    const text = tryDecode(bytes, byteOrder);
    return text === undefined ? undefined : { text, encoding: byteOrder };
  }
  const text = tryDecode(bytes, "utf-8") ?? repairUtf8(bytes);
  return text === undefined ? decodeLegacy(bytes) : { text, encoding: "utf-8" };
}

/**
 * Decodes a text file: UTF-8, also with a few broken bytes; UTF-16 in both byte orders; and by their most frequent characters
 * Windows-1252, Windows-1251, Shift-JIS, EUC-JP, GB 18030, Big5 and EUC-KR.
 * @returns undefined where the bytes are no text
 */
export function decodeBytes(bytes: Uint8Array): DecodedText | undefined {
  const decoded = decode(bytes);
  if (decoded === undefined || decoded.text.includes("\0")) return undefined;
  const controls = countIn(decoded.text.slice(0, SAMPLE_LENGTH), /(?!\s)\p{Cc}/gu);
  // More than one control character in a hundred: a file that is not text.
  return controls * 100 > Math.min(decoded.text.length, SAMPLE_LENGTH) ? undefined : decoded;
}
