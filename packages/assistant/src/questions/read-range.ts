import { foldText } from "../support/fold.ts";

/** A part of a recording that a question names. */
export type Range =
  | { readonly kind: "chapter"; readonly number: number }
  /** From and to, in seconds, of a recording that is so many seconds long. */
  | { readonly kind: "time"; readonly toSeconds: (length: number) => readonly [from: number, to: number] };

/** In seconds: what is read around a single moment. */
const BEFORE = 15;
const AFTER = 90;

const clock = String.raw`(?<![\d:])(?:(\d{1,2}):)?(\d{1,3}):(\d{2})(?![\d:])`;
const moments = new RegExp(clock, "g");
const number = String.raw`(\d{1,3}|\p{L}+)`;
const last = "last|final|letzten?|últim[oa]s?|ultim[oa]s?|derni(?:er|ère)s?";
const first = "first|opening|ersten?|primer[oa]?s?|premi(?:er|ère)s?|primeir[oa]s?";
const unit = String.raw`(min(?:ute[ns]?|uto?s?)?|hours?|hrs?|stunden?|horas?|heures?)`;
const word = (pattern: string) => new RegExp(String.raw`(?<!\p{L})${pattern}(?!\p{L})`, "iu");

const edgeFirst = word(String.raw`(${last}|${first})\s+(?:${number}\s+)?${unit}`);
const numberFirst = word(String.raw`${number}\s+(${last}|${first})\s+${unit}`);
const minutes = word(
  String.raw`(?:min(?:ute[ns]?|uto?s?)?)\s+(\d{1,3})\s*(?:to|and|until|bis|und|a|y|al|à|et|e|até|-|–)\s*(?:min\p{L}*\s+)?(\d{1,3})`,
);
const minute = word("min(?:ute[ns]?|uto?s?)?");
/** Of the first parts and the last, in the five languages. */
const ordinals: readonly (readonly [number, string])[] = [
  [1, "first|ersten?|primer[oa]?|premi(?:er|ère)|primeir[oa]"],
  [2, "second|zweiten?|segund[oa]|deuxième|seconde?"],
  [3, "third|dritten?|tercer[oa]?|troisième|terceir[oa]"],
  [4, "fourth|vierten?|cuart[oa]|quatrième|quart[oa]"],
  [5, "fifth|fünften?|quint[oa]|cinquième"],
];
const chapterNames = "chapter|part|section|kapitel|teil|abschnitt|capítulo|capitulo|parte|chapitre|partie";
const ordinalChapters = ordinals.map(
  ([count, words]) =>
    [count, word(String.raw`(?:(?:${words})\s+(?:${chapterNames})|(?:${chapterNames})\s+(?:${words}))`)] as const,
);
const chapter = word(String.raw`(?:${chapterNames})\s+${number}`);

const isLast = new RegExp(`^(?:${last})$`, "iu");

/** "ten" and "10" are 10. */
function toNumber(text: string | undefined): number | undefined {
  const [token] = text === undefined ? [] : foldText(text);
  if (token === undefined) return undefined;
  if (/^(?:one|an?|eine?r?|una?|une?|uma|um)$/.test(token.word)) return 1;
  if (/^(?:half|halbe|media|demi|meia)$/.test(token.word)) return 0.5;
  return token.isNumber ? Number(token.word) : undefined;
}

function atEdge(edge: string, count: number, name: string): Range {
  const seconds = count * (/^m/i.test(name) ? 60 : 3600);
  return {
    kind: "time",
    toSeconds: (length) => (isLast.test(edge) ? [Math.max(0, length - seconds), length] : [0, seconds]),
  };
}

/** The part of the recording that a question names, and the question without it; undefined when it names none. */
export function readRange(question: string): { readonly range: Range; readonly rest: string } | undefined {
  const found = [...question.matchAll(moments)];
  const [from, to] = found.map(([, h = "0", m, s]) => Number(h) * 3600 + Number(m) * 60 + Number(s));
  if (from !== undefined) {
    const span = to === undefined ? ([from - BEFORE, from + AFTER] as const) : ([from, to] as const);
    return {
      range: { kind: "time", toSeconds: () => [Math.max(0, span[0]), span[1]] },
      rest: question.replaceAll(moments, " ").replace(minute, " "),
    };
  }
  const between = minutes.exec(question);
  if (between !== null) {
    const [all, start, end] = between;
    return {
      range: { kind: "time", toSeconds: () => [Number(start) * 60, Number(end) * 60] },
      rest: question.replace(all, " "),
    };
  }
  const edge = edgeFirst.exec(question);
  const other = numberFirst.exec(question);
  if (other !== null) {
    const count = toNumber(other[1]);
    if (count !== undefined)
      return { range: atEdge(other[2]!, count, other[3]!), rest: question.replace(other[0], " ") };
  }
  if (edge !== null) {
    const count = edge[2] === undefined ? 1 : toNumber(edge[2]);
    if (count !== undefined) return { range: atEdge(edge[1]!, count, edge[3]!), rest: question.replace(edge[0], " ") };
  }
  const ordinal = ordinalChapters.find(([, pattern]) => pattern.test(question));
  if (ordinal !== undefined) {
    return { range: { kind: "chapter", number: ordinal[0] }, rest: question.replace(ordinal[1], " ") };
  }
  const named = chapter.exec(question);
  const count = named === null ? undefined : toNumber(named[1]);
  if (named === null || count === undefined || count < 1) return undefined;
  return { range: { kind: "chapter", number: count }, rest: question.replace(named[0], " ") };
}
