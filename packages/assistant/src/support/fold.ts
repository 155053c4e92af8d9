import { numberWords } from "./number-words.ts";

/** A word as it is compared: without case, marks, and signs. */
export interface Token {
  readonly word: string;
  /** A figure, or a number word: "two" is "2". */
  readonly isNumber: boolean;
  readonly isNegation: boolean;
  /** Written with a capital, and that where no sentence begins. */
  readonly isCapital: boolean;
  readonly isName: boolean;
}

/** German writes a number as one word: "zweiundvierzig". One reading each: "dreizehn" is "drei" and "zehn". */
const compoundNumber =
  /^(?:ein|zwei|drei|vier|funf|sechs|sieben|acht|neun|(?:sech|sieb)?zehn|elf|zwolf|(?:zwan|vier|funf|sech|sieb|acht|neun)zig|dreißig|hundert|tausend|und){2,}$/;

const negationWords =
  "not no never none nobody nothing neither nor without cannot nicht kein keine keinen keinem keiner nie niemals nichts ohne weder nunca jamás sin ningún ninguna ninguno nada nadie tampoco ne pas jamais sans aucun aucune rien ni não sem nenhum nenhuma ninguém";
const fillerWords = "um umm uh uhm erm er hmm hm mm mhm äh ähm öh euh heu ehm";

/** In characters. A longer run is no word, and decomposing its marks would take time that grows with its square. */
const LONGEST_WORD = 200;
const beyondAscii = /[\u0080-\uffff]/;
const bare = (text: string): string =>
  (text.length > LONGEST_WORD || !beyondAscii.test(text)
    ? text
    : text.normalize("NFD").replaceAll(/\p{M}/gu, "")
  ).toLowerCase();
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" ").map(bare));

const negations = setOf(negationWords);
const fillers = setOf(fillerWords);

const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]`;
const word = new RegExp(
  String.raw`\p{N}+(?:[.,]\p{N}+)*|${unspaced}|(?:(?!${unspaced})[\p{L}\p{M}])+(?:['’](?!${unspaced})\p{L}+)*|[.?!:…]`,
  "gu",
);

/** "1,000" and "1.000" are 1000; "3,5" is 3.5. */
const foldNumber = (digits: string): string => digits.replaceAll(/[.,](?=\p{N}{3}(?!\p{N}))/gu, "").replace(",", ".");

/** The words of a text, folded: without signs, Markdown, fillers, and case. */
export function foldText(text: string): Token[] {
  const tokens: Token[] = [];
  let beginsSentence = true;
  for (const [found] of text.matchAll(word)) {
    if (/^[.?!:…]$/u.test(found)) {
      beginsSentence = true;
      continue;
    }
    const plain = bare(found).replaceAll(/['’]/g, "");
    if (fillers.has(plain)) {
      beginsSentence = false;
      continue;
    }
    const isFigure = /^\p{N}/u.test(found);
    const number = isFigure ? foldNumber(found) : numberWords.get(plain);
    const isNumber = number !== undefined || compoundNumber.test(plain);
    const isCapital = !isNumber && /^\p{Lu}/u.test(found) && !/^I(?:['’]|$)/.test(found);
    tokens.push({
      word: number ?? plain,
      isNumber,
      isNegation: negations.has(plain) || /n['’]t$/i.test(found),
      isCapital,
      isName: isCapital && !beginsSentence,
    });
    beginsSentence = false;
  }
  return tokens;
}
