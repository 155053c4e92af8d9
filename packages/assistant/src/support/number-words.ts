import { foldAccents } from "@lectern/domain/text-folding.ts";
import type { KnownLanguage } from "@lectern/transcript/languages/known-languages.ts";

/** From two on: "one" is an article in most languages. */
const values = [
  0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 30, 40, 50, 60, 70, 80, 90, 100, 1000,
  1_000_000,
];

/** The words for those values, in this order; a slash stands between words for the same. */
const words: Readonly<Record<KnownLanguage, string>> = {
  en: "zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million",
  de: "null zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend million/millionen",
  es: "cero dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien/ciento mil millón/millones",
  fr: "zéro deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt trente quarante cinquante soixante soixante-dix quatre-vingt quatre-vingt-dix cent mille million/millions",
  pt: "zero dois/duas três quatro cinco seis sete oito nove dez onze doze treze quatorze/catorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem/cento mil milhão/milhões",
};

/** As it is written, without accents ("dreißig", "tres"), and in plain letters ("dreissig"). */
const spellings = (word: string): string[] => [
  word,
  word.normalize("NFD").replaceAll(/\p{M}/gu, ""),
  foldAccents(word),
];

const toMap = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list
      .split(" ")
      .flatMap((some, at) =>
        some.split("/").flatMap((word) => spellings(word).map((spelling) => [spelling, String(values[at])] as const)),
      ),
  );

const byLanguage = new Map(Object.entries(words).map(([code, list]) => [code, toMap(list)] as const));

/** The figures of the number words of all known languages. */
export const numberWords: ReadonlyMap<string, string> = new Map([...byLanguage.values()].flatMap((map) => [...map]));
