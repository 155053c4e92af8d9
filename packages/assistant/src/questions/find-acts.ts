import type { Act } from "../languages/requests/request-words.ts";
import type { Tag } from "./lexicon.ts";

/** Acts of a whole lecture, the more particular ones first: "notes for the exam" are notes. */
export const wholeActs = [
  "complaint",
  "translate",
  "quiz",
  "guide",
  "missed",
  "notes",
  "terms",
  "exam",
  "questions",
  "topics",
  "conclusion",
  "opinion",
  "example",
  "points",
  "teach",
  "overview",
  "explain",
  "rewrite",
  "thanks",
  "help",
  "greeting",
] as const satisfies readonly Act[];

/** Acts of a question; of those that only begin it, the first in the question counts. */
export const questionActs = ["compare", "define"] as const satisfies readonly Act[];
const openers: ReadonlySet<Act> = new Set(["howMany", "when", "who", "where", "why", "how", "list"]);
/** Their words may be what a lecture says: "kinds of", "the reason for". */
const asksOfThings: ReadonlySet<Act> = new Set([...questionActs, ...openers]);
/** Behind a subject they begin a clause: "what happens when ice melts". */
const conjunctions: ReadonlySet<Act> = new Set(["when", "who", "where"]);

/** Acts that a request with a subject of its own can have, the more particular ones first. */
export const subjectActs = [
  "translate",
  "quiz",
  "compare",
  "opener",
  "example",
  "define",
  "teach",
  "explain",
  "missed",
  "guide",
  "notes",
  "terms",
  "points",
  "topics",
  "exam",
  "overview",
  "conclusion",
] as const;

export const isAct = (tag: Tag, prefix: "act" | "alone"): boolean => tag.startsWith(`${prefix}:`);
export const toAct = (tag: Tag): Act => tag.slice(tag.indexOf(":") + 1) as Act;

/** An entry of a list that a request has, and where. */
export interface Tagged {
  readonly tags: ReadonlySet<Tag>;
  readonly from: number;
  readonly length: number;
}

export const isOfThings = (tag: Tag): boolean => isAct(tag, "act") && asksOfThings.has(toAct(tag));

/** Openers of questions about things, and acts that no such question asks for: "why are the questions hard" is no quiz. */
const thingOpeners: ReadonlySet<Act> = new Set(["howMany", "when", "who", "where", "why"]);
const neverOpened: ReadonlySet<Act> = new Set(["quiz", "notes", "guide", "translate", "terms"]);

const isOpener = (tag: Tag): boolean => isAct(tag, "act") && thingOpeners.has(toAct(tag));
const isNever = (tag: Tag): boolean => tag.includes(":") && neverOpened.has(toAct(tag));
/** In words: one alone may be what a request is about that has no subject, "how long is the exam". */
const LEAST_OWN = 2;

/**
 * The tokens that are things of its own in a question that begins with "how many", "why", "who", "when" or "where", though a
 * request without a subject might have them: "how many things fit in your head". None where it names or points at the recording.
 * @param others how many words stand in no list
 */
export function findOwnThings(
  found: readonly Tagged[],
  others: number,
  isStop: (at: number) => boolean,
): ReadonlySet<number> {
  const [first, ...rest] = found;
  const own = new Set<number>();
  if (first === undefined || first.from > 0 || ![...first.tags].some(isOpener)) return own;
  let isTelling = false;
  for (const { tags, from, length } of rest) {
    const list = [...tags];
    // "Les" is an article as often as a pronoun.
    if (tags.has("recording") || (tags.has("pointing") && !tags.has("courtesy"))) return new Set();
    if (list.some((tag) => isAct(tag, "act") && !isNever(tag) && !isOfThings(tag))) return new Set();
    if (list.some(isOpener) || !list.some((tag) => tag === "situation" || isAct(tag, "alone") || isNever(tag)))
      continue;
    for (let at = from; at < from + length; at += 1) if (!isStop(at)) own.add(at);
    isTelling ||= list.some((tag) => tag === "situation" || isNever(tag));
  }
  return isTelling && own.size > 0 && own.size + others >= LEAST_OWN ? own : new Set();
}

const neverCompared: ReadonlySet<Tag> = new Set<Tag>(["recording", "pointing", "courtesy", "following", "more"]);

/**
 * The tokens that a comparison sets side by side though a request might have them: "between studying to understand and studying
 * to explain". Those of a side that has words of its own ask for something: "… and meiosis, explain simply".
 * @param isBorder whether a token stands between two sides: "and", "versus"
 * @param isContent whether a token is in no list and says something
 */
export function findComparedThings(
  found: readonly Tagged[],
  count: number,
  { isBorder, isContent }: Readonly<Record<"isBorder" | "isContent", (at: number) => boolean>>,
): ReadonlySet<number> {
  const compares = found.find(({ tags }) => tags.has("act:compare"));
  if (compares === undefined || found.some(({ tags }) => tags.has("recording"))) return new Set();
  const { from: start, length } = compares;
  const behind = start + length;
  let border = isBorder(start) ? start : -1;
  for (let at = behind; border === -1 && at < count; at += 1) if (isBorder(at)) border = at;
  if (border === -1) return new Set();
  const sides = [
    [border === start ? 0 : behind, border],
    [border + 1, count],
  ] as const;
  const own = sides.map(([from, to]) => {
    const all = Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);
    if (all.some(isContent)) return { isNamed: true, tokens: [] };
    const tokens = found
      .filter(({ tags, from: at }) => at >= from && at < to && ![...tags].some((tag) => neverCompared.has(tag)))
      .flatMap(({ from: at, length: words }) => Array.from({ length: words }, (_, n) => at + n));
    return { isNamed: tokens.length > 0, tokens };
  });
  return own.every(({ isNamed }) => isNamed) ? new Set(own.flatMap(({ tokens }) => tokens)) : new Set();
}

const weakerThanAlone: ReadonlySet<Act> = new Set(["greeting", "help"]);
const strongerAlone: readonly Act[] = ["missed", "terms", "exam", "topics", "conclusion", "points", "overview"];

/** The act that words of a request ask for by themselves. */
export function findStrongAct(
  acts: ReadonlySet<Act>,
  alone: ReadonlySet<Act>,
  isOfRecording: boolean,
): Act | undefined {
  const strong = wholeActs.find((act) => acts.has(act));
  // "Hey, what's it about?" is no greeting.
  if (strong !== undefined && weakerThanAlone.has(strong)) return strongerAlone.find((act) => alone.has(act)) ?? strong;
  // "Which words do I have to learn?" asks for terms.
  if (strong === "exam" && alone.has("terms")) return "terms";
  // "Condense the lecture" asks for a summary.
  return strong === "rewrite" && isOfRecording ? "overview" : strong;
}

/** The first question word of a request that says what kind of answer it wants. */
export function findOpener(found: readonly Tagged[], isSubject: (at: number) => boolean): Act | undefined {
  let isBehind = false;
  let last = 0;
  for (const { tags, from, length } of found) {
    for (; last < from; last += 1) isBehind ||= isSubject(last);
    const act = [...tags].filter((tag) => isAct(tag, "act") || tag === "alone:overview").map(toAct);
    const opener = act.find((one) => openers.has(one));
    if (opener !== undefined && !(isBehind && conjunctions.has(opener))) return opener;
    isBehind ||= act.includes("define") || act.includes("overview");
    for (; last < from + length; last += 1) isBehind ||= isSubject(last);
  }
  return undefined;
}
