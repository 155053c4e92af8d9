import type { Act } from "../languages/requests/request-words.ts";
import { getCourseCues } from "../languages/course-cues.ts";
import type { AssistantLanguage } from "../languages/language.ts";
import { isSign } from "../lecture/words.ts";
import { foldAccents } from "@lectern/domain/text-folding.ts";
import { foldText } from "../support/fold.ts";
import { getLexicons, type Tag, type Token, toTokens } from "./lexicon.ts";
import {
  findComparedThings,
  findOpener,
  findOwnThings,
  findStrongAct,
  isAct,
  isOfThings,
  questionActs,
  subjectActs,
  type Tagged,
  toAct,
  wholeActs,
} from "./find-acts.ts";
import { type Form, readForm } from "./read-form.ts";

/** The words of a request, each with what it is for. */
export interface ReadWords {
  readonly tokens: readonly Token[];
  /** The tokens that are a subject, or part of one. */
  readonly subject: readonly Token[];
  /** It names a subject with words of its own. */
  readonly hasSubject: boolean;
  /** The words that make it have a subject. */
  readonly named: readonly Token[];
  /** Those of them that are a subject with their neighbour: "order" of "limit order", "version" of "version 3". */
  readonly paired: readonly Token[];
  /** "About", "on" stand before its subject. */
  readonly hasMarkedSubject: boolean;
  /** The act that it would have without a subject, where words of it ask for one of a whole lecture by themselves. */
  readonly wholeAct?: Act;
  readonly act: Act;
  readonly form: Form;
  /** Begins with "and", "what about". */
  readonly isFollowing: boolean;
  /** Says "it" or "that". */
  readonly isPointing: boolean;
  /** Says "it" or "them", which nothing can follow as its noun. */
  readonly isPronoun: boolean;
  /** Asks "what" or "which", and so something of its own. */
  readonly asksWhat: boolean;
  /** Names the recording. */
  readonly isOfRecording: boolean;
  /** It asks for homework, readings or what is due, and for no examination. */
  readonly isOfTasks: boolean;
  /** It says "exam" or "test", not only what there is to learn. */
  readonly isOfExam: boolean;
  /** It asks which or what the things are: "what are the two lessons". */
  readonly isCounting: boolean;
  /** "More", "go on". */
  readonly isMore: boolean;
  /** "The second one" is 2; "the last one" is -1. */
  readonly ordinal?: number;
  /** It has no act but that of a question word, or none. */
  readonly isQuestion: boolean;
  /** It says "who", "why", "compare". */
  readonly asksOfThing: boolean;
  /** The question word that says what kind of answer it wants, wherever a subject is missing. */
  readonly opener?: Act;
}

/** Before the noun that is asked for, folded. */
const which = /^(?:what|which|welche[rsnm]?|que|cuales|quels?|quelles?|quais|qual)$/u;

/** These ask for no noun behind them: "and what did he do?" */
const what = /^(?:was|cual|quoi|oq)$/u;

/** "Which are the …", "what are the …", in the five languages. */
const asksWhich =
  /(?<!\p{L})(?:what|which|welche[sr]?|was|cu[aá]les|qu[eé]|quels|quelles|quais) (?:\p{L}+ )?(?:are|were|sind|waren|son|eran|sont|étaient|são|eram|foram)(?!\p{L})/iu;

/** A number that counts points, not a year. */
const counts = /^\d{1,2}$/;

/** In words: a definition is asked of a name, not of a clause. */
const LONGEST_NAME = 4;
/** In letters: what a stemmer takes off a small word. */
const LONGEST_ENDING = 2;

const stems = new Map<string, ReadonlySet<string>>();
function stemsOf(words: string, { code, vocabulary }: AssistantLanguage): ReadonlySet<string> {
  const key = `${code} ${words}`;
  const known = stems.get(key) ?? new Set(words.split(" ").map((word) => foldAccents(vocabulary.stem(word))));
  stems.set(key, known);
  return known;
}

/** What a word of a request is for. */
type Kind = "request" | "situation" | "weak" | "relation" | "subject";

/** Which words a lecture says often enough to be a subject of it. */
type IsSaid = (word: Token) => boolean;

/** What a lecture says of the words of a request. */
interface Said {
  readonly isSaid: IsSaid;
  /** Whether it says two words one after the other. */
  readonly isPair: (first: Token, second: Token) => boolean;
  /** Whether a misspelt word was read as this one: a word of the lecture, whatever else it may ask for. */
  readonly isRead?: (word: Token) => boolean;
}

/**
 * Reads the words of a request in one language: what it asks for and whether it names a subject.
 * @param said makes words of the person's own situation, or of requests, a subject where the lecture says them
 */
export function readWords(
  text: string,
  language: AssistantLanguage,
  { isSaid, isPair, isRead = () => false }: Said = { isSaid: () => false, isPair: () => false },
): ReadWords {
  const { requests, vocabulary, asking } = language;
  const splitsElisions = requests?.elides === true;
  const tokens = toTokens(text, splitsElisions);
  const plain: ReadWords = {
    tokens,
    subject: tokens,
    hasSubject: tokens.length > 0,
    named: tokens,
    paired: [],
    hasMarkedSubject: false,
    act: "plain",
    form: {},
    isFollowing: false,
    isPointing: false,
    isPronoun: false,
    asksWhat: false,
    isOfRecording: false,
    isOfTasks: false,
    isOfExam: false,
    isCounting: false,
    isMore: false,
    isQuestion: true,
    asksOfThing: false,
  };
  if (requests === undefined) return plain;
  const lexicons = getLexicons(requests);
  const { form, used } = readForm(tokens, lexicons.form, text);
  const found: Tagged[] = [];
  const tagged: (ReadonlySet<Tag> | undefined)[] = tokens.map(() => undefined);
  for (let at = 0; at < tokens.length; ) {
    const match = isCountedLetter(tokens, at, lexicons.subjects) ? undefined : lexicons.words.match(tokens, at);
    if (match !== undefined) {
      found.push({ tags: match.tags, from: at, length: match.length });
      for (let n = 0; n < match.length; n += 1) tagged[at + n] = match.tags;
    }
    at += match?.length ?? 1;
  }
  const acts = new Set(found.flatMap(({ tags }) => [...tags].filter((tag) => isAct(tag, "act")).map(toAct)));
  const alone = new Set(found.flatMap(({ tags }) => [...tags].filter((tag) => isAct(tag, "alone")).map(toAct)));
  const isStop = (at: number): boolean => vocabulary.isStopWord(tokens[at]!.typed);
  const isBorder = (at: number): boolean => new RegExp(requests.between.source, "iu").test(` ${tokens[at]!.typed} `);
  const isContent = (at: number): boolean => tagged[at] === undefined && !isStop(at) && !isBorder(at);
  const compared = findComparedThings(found, tokens.length, { isBorder, isContent });
  const ownThings =
    compared.size > 0 ? compared : findOwnThings(found, tagged.filter((tags) => tags === undefined).length, isStop);
  // "Next week" is no subject, however often a lecture says "next".
  const isInPhrase = (at: number): boolean =>
    found.some(({ from, length }) => length > 1 && at >= from && at < from + length);
  const strongAct =
    ownThings.size > 0
      ? undefined
      : findStrongAct(
          acts,
          alone,
          found.some(({ tags }) => tags.has("recording")),
        );
  const wholeAct = strongAct ?? (ownThings.size > 0 ? undefined : wholeActs.find((act) => alone.has(act)));
  const about = stemsOf(asking.about, language);
  const relation = stemsOf(asking.relation, language);
  const grammar = stemsOf(asking.grammar, language);
  // The stem of a name may be a small word: "Losada" and "los".
  const isIn = (some: ReadonlySet<string>, { word, typed }: Token) => {
    const stem = foldAccents(vocabulary.stem(typed));
    return some.has(word) || (word.length - stem.length <= LONGEST_ENDING && some.has(stem));
  };
  const isOfForm = (at: number): boolean => tagged[at] !== undefined || used.has(at);
  const firstOther = tokens.findIndex((_, at) => !isOfForm(at));
  const lastOther = tokens.findLastIndex((_, at) => !isOfForm(at));
  const isEdge = (at: number): boolean => firstOther === -1 || at < firstOther || at > lastOther;
  const marked = findMarked(tokens, tagged, lexicons.subjects, strongAct);
  const isMarked = (at: number): boolean => marked[at] === true;
  // "Three sentences max" names nothing.
  const asksForm = form.sentences !== undefined || form.points !== undefined;
  const kinds = tokens.map((token, at): Kind => {
    const tags = tagged[at];
    if (ownThings.has(at) || isRead(token)) return "subject";
    if (used.has(at) && (isEdge(at) || tags !== undefined)) return "request";
    if (tags !== undefined) {
      const isOther = [...tags].some((tag) => tag !== "situation");
      if (isOther) return "request";
      return (wholeAct === undefined && !asksForm) || (isMarked(at) && isSaid(token) && !isInPhrase(at))
        ? "subject"
        : "situation";
    }
    if (isSign(token.typed)) return "subject";
    if (isIn(grammar, token) || isIn(about, token)) return "request";
    if (wholeAct !== undefined && counts.test(token.word)) return "request";
    if (isIn(relation, token)) return isMarked(at) ? "subject" : "relation";
    return vocabulary.isStopWord(token.typed) ? "weak" : "subject";
  });
  const isName = (at: number): boolean =>
    !isStop(at) && !isIn(grammar, tokens[at]!) && tagged[at]?.has("courtesy") !== true;
  const paired = [
    ...findPaired(
      tokens,
      kinds,
      (first, second) => isName(first) && isName(second) && isPair(tokens[first]!, tokens[second]!),
    ),
  ];
  for (const at of paired) kinds[at] = "subject";
  // "Which decisions use big data": what is asked for is a thing of the lecture that says it often.
  if (kinds.includes("subject")) {
    for (let at = 1; at < tokens.length; at += 1) {
      const tags = tagged[at];
      const isThing = kinds[at] !== "subject" && (tags === undefined || [...tags].every((tag) => isAct(tag, "alone")));
      if (!isThing || !which.test(tokens[at - 1]!.word) || isStop(at) || !isSaid(tokens[at]!)) continue;
      kinds[at] = "subject";
      paired.push(at);
    }
  }
  const isQuestion = wholeAct === undefined || wholeAct === "explain" || wholeAct === "example";
  const named = tokens.filter(
    (_, at) => kinds[at] === "subject" || (kinds[at] === "weak" && isQuestion && !alone.has(wholeAct!)),
  );
  const namedTokens = new Set(named);
  const defined = named.length === 0 ? findDefinedRequestWord(tokens, tagged, lexicons.subjects, isSaid) : -1;
  const isDefined = defined !== -1;
  const hasSubject = named.length > 0 || isDefined;
  const opener = findOpener(found, (at) => kinds[at] === "subject");
  const ofSubject = (): Act => {
    for (const act of subjectActs) {
      if (act === "opener") {
        if (opener !== undefined) return opener;
      } else if (acts.has(act)) {
        if (act === "define" && (named.length > LONGEST_NAME || kinds.includes("relation"))) continue;
        return act;
      }
    }
    return "plain";
  };
  const ofWhole = (): Act => {
    const isCounted =
      form.points !== undefined && (wholeAct === "overview" || (wholeAct === "exam" && alone.has("points")));
    if (isCounted) return "points";
    if (wholeAct === undefined && opener === undefined && form.isSimple === true) return "explain";
    return wholeAct ?? opener ?? questionActs.find((act) => acts.has(act)) ?? "plain";
  };
  const ordinal = found.flatMap(({ tags }) => [...tags]).find((tag) => tag.startsWith("ordinal:"));
  const hasTag = (tag: Tag): boolean => found.some(({ tags }) => tags.has(tag));
  return {
    tokens,
    subject: isDefined
      ? tokens.slice(defined)
      : takeSubject(tokens, tagged, { isRequest: (at) => kinds[at] === "request", used }),
    hasSubject,
    named,
    paired: paired.map((at) => tokens[at]!),
    hasMarkedSubject: isDefined || tokens.some((token, at) => namedTokens.has(token) && isMarked(at)),
    ...(strongAct !== undefined && { wholeAct: ofWhole() }),
    act: isDefined ? "define" : hasSubject ? ofSubject() : ofWhole(),
    form,
    isFollowing: found[0]?.from === 0 && found[0].tags.has("following"),
    isPointing: hasTag("pointing"),
    isPronoun: tokens.some((_, at) => lexicons.subjects.match(tokens, at)?.tags.has("pronoun")),
    asksWhat: tokens.some(({ word }) => which.test(word) || what.test(word)),
    isOfRecording: hasTag("recording"),
    isCounting: asksWhich.test(text),
    isOfTasks: hasTag("tasks") && !found.some(({ tags }) => tags.has("act:exam") && !tags.has("tasks")),
    isOfExam:
      getCourseCues(language.code)?.exam.test(text) === true ||
      tokens.some(
        (_, at) =>
          tagged[at]?.has("act:exam") === true && lexicons.subjects.match(tokens, at)?.tags.has("subject") === true,
      ),
    isMore: hasTag("more"),
    ...(ordinal !== undefined && {
      ordinal: Number(ordinal.slice(8)) === requests.ordinals.length - 1 ? -1 : Number(ordinal.slice(8)) + 1,
    }),
    isQuestion: wholeAct === undefined,
    asksOfThing: opener !== undefined || acts.has("compare"),
    ...(opener !== undefined && { opener }),
  };
}

/** "The four Vs", "the 4 Vs of big data": nothing is compared. */
const isCountedLetter = (
  tokens: readonly Token[],
  at: number,
  subjects: ReturnType<typeof getLexicons>["subjects"],
): boolean =>
  tokens[at]!.word === "vs" &&
  at > 0 &&
  foldText(tokens[at - 1]!.typed)[0]?.isNumber === true &&
  (at + 1 === tokens.length || subjects.match(tokens, at + 1)?.tags.has("of") === true);

/** A number behind a word names one of a row: "version 3". */
const numbersOne = /^\d{1,3}$/;

/** The tokens beside a subject, or a number, that the lecture says with it as one name: "limit order", "short selling", "version 3". */
function findPaired(
  tokens: readonly Token[],
  kinds: readonly Kind[],
  isPair: (first: number, second: number) => boolean,
): readonly number[] {
  const paired = new Set<number>();
  for (let at = 0; at + 1 < tokens.length; at += 1) {
    const isNumber = numbersOne.test(tokens[at + 1]!.word);
    if (!isNumber && kinds[at] !== "subject" && kinds[at + 1] !== "subject") continue;
    if (kinds[at] === "subject" && kinds[at + 1] === "subject") continue;
    if ([kinds[at], kinds[at + 1]].includes("weak") || !isPair(at, at + 1)) continue;
    for (const one of [at, at + 1]) if (kinds[one] !== "subject") paired.add(one);
  }
  return [...paired];
}

/** The words of the subject, with those between them that ask for nothing, and its "terms" or "points" beside it. */
function takeSubject(
  tokens: readonly Token[],
  tagged: readonly (ReadonlySet<Tag> | undefined)[],
  { isRequest, used }: { readonly isRequest: (at: number) => boolean; readonly used: ReadonlySet<number> },
): Token[] {
  const isOwn = tokens.map((_, at) => {
    const tags = tagged[at];
    const isTerm = tags !== undefined && [...tags].every((tag) => isAct(tag, "alone") || isOfThings(tag));
    // "A manic episode" is no episode of a podcast.
    const isNoun = tags?.has("recording") === true && at > 0 && !isRequest(at - 1);
    return !isRequest(at) || ((isTerm || isNoun) && !used.has(at));
  });
  const asks = (at: number): boolean =>
    used.has(at) || [...(tagged[at] ?? [])].some((tag) => isAct(tag, "act") && !isOfThings(tag));
  const [first, last] = [isOwn.indexOf(true), isOwn.lastIndexOf(true)];
  return tokens.filter((_, at) => at >= first && at <= last && (isOwn[at] === true || !asks(at)));
}

const definiteArticles = new Set("the der die das den dem des el la los las le les l o a os as".split(" "));

/** For each token, whether "about" stands before it, without "it" between, or "of" directly. */
function findMarked(
  tokens: readonly Token[],
  tagged: readonly (ReadonlySet<Tag> | undefined)[],
  subjects: ReturnType<typeof getLexicons>["subjects"],
  strongAct: Act | undefined,
): boolean[] {
  let isAbout = false;
  let isOf = false;
  return tokens.map((_, at) => {
    const own = isAbout || isOf;
    const tags = subjects.match(tokens, at)?.tags;
    if (tags?.has("before") === true) isAbout = true;
    else if (tags?.has("pronoun") === true) isAbout = false;
    // An article may stand behind "of".
    isOf =
      tags?.has("of") === true ||
      tagged[at]?.has(`act:${strongAct}`) === true ||
      (isOf && definiteArticles.has(tokens[at]!.word));
    return own;
  });
}

/**
 * "What is a translation?": where the request word begins that stands for itself; -1 where none does. Words of a request that the
 * lecture says often are a name of its own: "la prueba de trabajo".
 */
function findDefinedRequestWord(
  tokens: readonly Token[],
  tagged: readonly (ReadonlySet<Tag> | undefined)[],
  subjects: ReturnType<typeof getLexicons>["subjects"],
  isSaid: IsSaid,
): number {
  const first = tagged[0];
  if (first?.has("act:define") !== true) return -1;
  let at = 0;
  while (at < tokens.length && tagged[at] === first) at += 1;
  const rest = tokens.slice(at);
  const of = rest.findIndex((_, n) => subjects.match(rest, n)?.tags.has("of"));
  if (of > 0 && of < rest.length - 1 && isSaid(rest[of - 1]!) && isSaid(rest.at(-1)!)) return at;
  if (at < tokens.length - 1 && subjects.match(tokens, at)?.tags.has("article")) at += 1;
  const match = at < tokens.length ? subjects.match(tokens, at) : undefined;
  return match?.tags.has("subject") === true && at + match.length === tokens.length ? at : -1;
}
