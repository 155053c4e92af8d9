import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import { getReplies } from "../../languages/replies.ts";
import type { Act } from "../../languages/requests/request-words.ts";
import { foldText } from "../../support/fold.ts";
import type { Passage } from "../../lecture/passages.ts";
import { getLexicons, toTokens } from "../../questions/lexicon.ts";
import type { RequestInConversation } from "../../questions/read-conversation.ts";
import { foldWord } from "@lectern/transcript/languages/fold-word.ts";
import { splitWords, toRoots } from "../../lecture/words.ts";
import { type Answered, joinPassages, quoteAll, toAnswer } from "./answer.ts";
import type { Context } from "./context.ts";
import { fromPassages } from "./from-passages.ts";
import { headSubject } from "./head-subject.ts";
import { quotePlaces } from "./quoting.ts";
import { findShown, type Shown } from "./shown-passages.ts";

/** In words: what follows the last quotation and still belongs to its place. */
const AFTER = 100;
/** In passages: what stands before the first. */
const BEFORE = 2;
/** In words: what is quoted at once. */
const QUOTE = 120;

const wordsIn = ({ text }: Passage): number => text.split(" ").length;

/** The passages from an index on, up to so many words. */
function take(passages: readonly Passage[], from: number, words: number): Passage[] {
  const taken: Passage[] = [];
  let sum = 0;
  for (let at = from; at < passages.length && (taken.length === 0 || sum + wordsIn(passages[at]!) <= words); at += 1) {
    taken.push(passages[at]!);
    sum += wordsIn(passages[at]!);
  }
  return taken;
}

/** Whether a passage shows what an act asks for; undefined for acts that are shown by no words. */
function showsAct(act: Act, { language }: Context): ((text: string) => boolean) | undefined {
  const { cues, requests, judging } = language;
  if (act === "example" && requests !== undefined) {
    const { words } = getLexicons(requests);
    return (text) => {
      const tokens = toTokens(text, requests.elides);
      return tokens.some((_, at) => words.match(tokens, at)?.tags.has("act:example"));
    };
  }
  if (cues === undefined) return undefined;
  const shows: Partial<Record<Act, (text: string) => boolean>> = {
    why: (text) => cues.reason.test(text),
    when: (text) => cues.time.test(text),
    howMany: (text) => foldText(text).some(({ isNumber }) => isNumber),
    who: (text) => foldText(text).some(({ isName }) => isName),
    explain: (text) => judging.explaining?.test(text) === true,
  };
  return shows[act];
}

/** Whether the recording has each word of a name; another may be misspelt, and is shown to nobody as a heading. */
const isSaidName = ({ search, language }: Context, name: string): boolean =>
  toRoots(name, language).every((root) => language.vocabulary.isStopWord(root) || search.count(root) > 0);

/** The subject that an answer stands on, in its first words; nothing where no noun names it. */
function openWith(context: Context, name: string): string {
  const { passages, language } = context;
  const subject = headSubject(name, passages, language);
  return subject === "" || !isSaidName(context, subject)
    ? ""
    : getReplies(language.code).about(escapeMarkdown(subject));
}

/** The place of the last answer in the order in which to look: what stands behind its quotations, before them, and themselves. */
function placeOf({ passages }: Context, shown: Shown): readonly number[] {
  const starts = new Set(shown.order);
  const place = new Set<number>();
  const runs = shown.order.map((start) => {
    let end = start;
    while (shown.indices.has(end + 1) && !starts.has(end + 1)) end += 1;
    return { start, end };
  });
  for (const { end } of runs) {
    let words = 0;
    for (let at = end + 1; at < passages.length && words < AFTER; at += 1) {
      words += wordsIn(passages[at]!);
      if (!shown.indices.has(at)) place.add(at);
    }
  }
  for (const { start } of runs) for (let at = Math.max(0, start - BEFORE); at < start; at += 1) place.add(at);
  for (const { start, end } of runs.toReversed()) for (let at = start; at <= end; at += 1) place.add(at);
  return [...place];
}

/** "Why?", "another example": looks where the last answer stood, then in the whole recording. */
function ask(context: Context, request: RequestInConversation, shown: Shown | undefined): Answered {
  const { passages, language } = context;
  const { act, subject, name } = request;
  const opening = openWith(context, name);
  const withOpening = (answer: Answered): Answered =>
    answer.outcome === "absent"
      ? answer
      : { ...answer, message: [opening, answer.message].filter(Boolean).join("\n\n") };
  const shows = showsAct(act, context);
  if (shown !== undefined) {
    const place = placeOf(context, shown);
    const isNew = (at: number): boolean => !shown.indices.has(at);
    const found =
      shows === undefined
        ? undefined
        : (place.find((at) => isNew(at) && shows(passages[at]!.text)) ?? place.find((at) => shows(passages[at]!.text)));
    if (found !== undefined) {
      const quotation = joinPassages(take(passages, found, QUOTE));
      return toAnswer("answer", [opening, quoteAll([quotation])], [quotation]);
    }
    if (subject.terms.length === 0 || act === "why") {
      const quotation = joinPassages(take(passages, shown.last + 1, QUOTE));
      if (shown.last + 1 < passages.length) {
        const line = act === "why" ? getReplies(language.code).noReason : "";
        return toAnswer("closest", [opening, line, quoteAll([quotation])], [quotation]);
      }
    }
  }
  return withOpening(fromPassages(context, subject, toIntent(request)));
}

const toIntent = ({ act, form }: RequestInConversation): Act => (act === "explain" || form.isSimple ? "explain" : act);

/** Whether an answer quotes only what the last one did. */
const isShownAlready = ({ claims }: Answered, lastAnswer: string): boolean =>
  claims.length > 0 && claims.every(({ quote = "" }) => lastAnswer.includes(escapeMarkdown(quote)));

/** "And water?": what answers it best, rather where the last answer stood; without a sure answer what is said of it there. */
function same(context: Context, request: RequestInConversation, shown: Shown | undefined): Answered {
  const { passages, language } = context;
  const { subject, name } = request;
  const opening = openWith(context, name);
  const own = subject.terms.filter((term) => subject.carried?.has(term) !== true);
  const quoteFrom = (at: number): Answered => {
    const quotations = quotePlaces(passages, [{ first: at, last: at }], language);
    return toAnswer("answer", [opening, quoteAll(quotations)], quotations);
  };
  const names = (at: number): boolean => {
    const roots = new Set(toRoots(passages[at]!.text, language));
    return own.every((term) => roots.has(term));
  };
  const around = shown === undefined || own.length === 0 ? [] : placeOf(context, shown);
  const place = around.filter(names);
  // "Why did she lose?" is asked of who was spoken of there.
  const near = new Set((request.words.isPronoun ? around : place).filter((at) => shown?.indices.has(at) !== true));
  const answer = fromPassages(context, subject, toIntent(request), near);
  const isRepeated = own.length === 0 && shown !== undefined && isShownAlready(answer, request.lastAnswer ?? "");
  const [at] = place;
  if (at !== undefined && (answer.outcome !== "answer" || isRepeated)) return quoteFrom(at);
  // "Why did she?" names nothing else to look for.
  const isBare = own.length === 0 || answer.outcome === "absent";
  if (request.words.isPronoun && isBare && answer.outcome !== "answer") return ask(context, request, shown);
  const next = shown === undefined ? -1 : shown.last + 1;
  if (isRepeated && next < passages.length) {
    const quotation = joinPassages(take(passages, next, QUOTE));
    return toAnswer("closest", [opening, quoteAll([quotation])], [quotation]);
  }
  return answer.outcome === "absent"
    ? answer
    : { ...answer, message: [opening, answer.message].filter(Boolean).join("\n\n") };
}

/** What follows the last answer's last quotation. */
function more(context: Context, request: RequestInConversation, shown: Shown): Answered {
  const { passages, language } = context;
  const next = take(passages, shown.last + 1, QUOTE * 1.5);
  if (next.length === 0) return toAnswer("closest", [getReplies(language.code).noMore]);
  const quotation = joinPassages(next);
  return toAnswer("answer", [openWith(context, request.before?.name ?? ""), quoteAll([quotation])], [quotation]);
}

/** The things that a sentence counts up: "the ground moraine, the end moraine and the side moraine". */
function splitItems(text: string, and: string): string[] {
  const list = text.slice(text.lastIndexOf(":") + 1);
  const parts = list
    .split(",")
    .flatMap((part) => part.split(` ${and} `))
    .map((part) => part.trim().replace(/(?<![.!?])[.!?]+$/u, ""))
    .filter(Boolean);
  return parts.length >= 2 && parts.every((part) => part.split(" ").length <= 8) ? parts : [];
}

/** Where a lecture says the ordinal of a request beside what was asked before: "and the second?" after "which number was chosen first?". */
function findOrdinal({ passages, language }: Context, request: RequestInConversation, shown: Shown): number {
  const { requests } = request.language;
  if (requests === undefined || request.before === undefined) return -1;
  const { words } = getLexicons(requests);
  const { tokens, ordinal: wanted = 0 } = request.words;
  const at = tokens.findIndex((_, n) => words.match(tokens, n)?.tags.has(`ordinal:${wanted - 1}`) === true);
  // "The second one": its longest word is the ordinal.
  const [named] = tokens
    .slice(at, at === -1 ? at : at + words.match(tokens, at)!.length)
    .toSorted((a, b) => b.typed.length - a.typed.length);
  const about = new Set(request.before.subject.terms);
  if (named === undefined || about.size === 0) return -1;
  const [sought] = toRoots(named.typed, language);
  if (sought === undefined) return -1;
  // After "what does the first segment say", where the answer goes on.
  if (request.before.words.ordinal !== undefined) {
    const end = shown.last + 1 + take(passages, shown.last + 1, AFTER).length;
    for (let at = shown.first; at < end; at += 1) if (toRoots(passages[at]!.text, language).includes(sought)) return at;
  }
  return passages.findIndex(({ text }, index) => {
    const roots = toRoots(text, language);
    return !shown.indices.has(index) && roots.includes(sought) && roots.some((root) => about.has(root));
  });
}

/** "The second one": of the things that the last answer counts up, else of its quotations, else what the lecture calls so. */
function ordinal(context: Context, request: RequestInConversation, shown: Shown): Answered {
  const { passages, language } = context;
  const replies = getReplies(language.code);
  const wanted = request.words.ordinal ?? 1;
  const pick = <Item>(items: readonly Item[]): Item | undefined => (wanted < 0 ? items.at(-1) : items[wanted - 1]);
  for (const at of shown.order) {
    const items = splitItems(passages[at]!.text, language.phrasebook.and);
    const item = pick(items);
    if (item === undefined) continue;
    const answer = fromPassages(
      context,
      {
        ...request.subject,
        terms: toRoots(item, language),
        words: splitWords(item).map(foldWord),
        hints: [],
        isVague: false,
      },
      "define",
    );
    if (answer.outcome !== "absent")
      return { ...answer, message: `${replies.about(escapeMarkdown(item))}\n\n${answer.message}` };
  }
  const counted = request.before?.words.ordinal === undefined ? undefined : findOrdinal(context, request, shown);
  const chosen =
    counted !== undefined && counted !== -1
      ? counted
      : (pick(shown.order) ?? counted ?? findOrdinal(context, request, shown));
  if (chosen === -1) return toAnswer("closest", [replies.onlyItems(shown.order.length)]);
  const quotation = joinPassages(take(passages, chosen, QUOTE));
  return toAnswer("answer", [openWith(context, request.before?.name ?? ""), quoteAll([quotation])], [quotation]);
}

/** The last answer in another form: its first sentence, its plainest words, or what follows too. */
function rewrite(context: Context, request: RequestInConversation, shown: Shown): Answered {
  const { passages } = context;
  const { form, before } = request;
  const opening = openWith(context, before?.name ?? "");
  if (form.isSimple && before !== undefined) {
    return fromPassages(context, before.subject, "explain");
  }
  const [at = 0] = shown.order;
  // "What happened to him?" is asked of what was said there, and "shorter" wants its first sentence.
  const run =
    form.length === "long"
      ? take(passages, Math.max(0, at - 1), QUOTE * 3)
      : form.length === undefined
        ? take(passages, at, QUOTE * 1.5)
        : [passages[at]!];
  const quotation = joinPassages(run);
  return toAnswer("answer", [opening, quoteAll([quotation])], [quotation]);
}

/** Another place than those of the answer that was wrong. */
function complaint(context: Context, request: RequestInConversation, shown: Shown | undefined): Answered {
  const { passages, search, language } = context;
  const replies = getReplies(language.code);
  const { before } = request;
  if (before === undefined || before.scope !== "subject") return toAnswer("answer", [replies.sorry]);
  const places = search.find(before.subject, { most: 6 }).filter(({ first, last }) => {
    for (let at = first; at <= last; at += 1) if (shown?.indices.has(at)) return false;
    return true;
  });
  const quotations = places.slice(0, 2).map(({ first, last }) => joinPassages(passages.slice(first, last + 1)));
  if (quotations.length === 0) return toAnswer("answer", [replies.sorry]);
  return toAnswer("closest", [replies.elsewhere(escapeMarkdown(before.name)), quoteAll(quotations)], quotations);
}

/** Answers a request that goes on with the conversation; undefined where the last answer showed nothing to go on with. */
export function goOn(context: Context, request: RequestInConversation): Answered | undefined {
  const shown = request.lastAnswer === undefined ? undefined : findShown(request.lastAnswer, context.passages);
  const { following } = request;
  if (following === "ask") return ask(context, request, shown);
  if (following === "same") return same(context, request, shown);
  if (following === "complaint") return complaint(context, request, shown);
  const { before } = request;
  if (following === "ordinal" && shown === undefined && before?.scope === "subject")
    return fromPassages(context, before.subject, toIntent({ ...request, ...before }));
  // The others need a place that they go on from.
  if (following === undefined || shown === undefined) return undefined;
  return { more, ordinal, rewrite }[following](context, request, shown);
}
