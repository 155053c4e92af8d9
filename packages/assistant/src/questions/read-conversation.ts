import type { Act } from "../languages/requests/request-words.ts";
import { readRequest, type Reading, type Request } from "./read-request.ts";

/** One line of the conversation before a question. */
export interface Turn {
  readonly role: "user" | "assistant";
  readonly content: string;
}

/** How a request goes on with the conversation before it. */
type Following =
  /** It asks something of the subject before: "why?", "another example". */
  | "ask"
  /** It asks the same of another subject: "and water?". */
  | "same"
  /** It wants more of it. */
  | "more"
  /** It means one of the things in the last answer: "the second one". */
  | "ordinal"
  /** It wants the last answer in another form: "shorter". */
  | "rewrite"
  /** It says that the last answer is wrong. */
  | "complaint";

/** A request as it is meant in its conversation. */
export interface RequestInConversation extends Request {
  readonly following?: Following;
  /** What the conversation was about; absent where it was about nothing yet. */
  readonly before?: Request;
  /** The last answer. */
  readonly lastAnswer?: string;
}

/** Asked of the subject before, where a request names none. */
const asks: ReadonlySet<Act> = new Set<Act>([
  "why",
  "how",
  "example",
  "explain",
  "who",
  "when",
  "where",
  "howMany",
  "define",
  "list",
  "compare",
  "plain",
  "teach",
]);
/** Asked of the subject before only where a request points at it: "quiz me on that". */
const asksPointing: ReadonlySet<Act> = new Set<Act>(["quiz", "overview", "conclusion"]);

/** A question of so few things that says "it" is about the one before: "How much of it is needed?" */
const FEW = 2;

/** Whether a request asks why, who or how of what it only points at. */
const asksOfLast = ({ opener, isPointing }: Request["words"]): boolean =>
  opener !== undefined && isPointing && asks.has(opener);

function findFollowing(alone: Request, before: Request | undefined, isFirst: boolean): Following | undefined {
  const { words, act, subject, scope } = alone;
  if (isFirst || scope === "range" || scope === "speaker") return undefined;
  if (scope === "whole") {
    if (act === "complaint") return "complaint";
    if (act === "rewrite") return "rewrite";
    if (words.ordinal !== undefined && words.isQuestion) return "ordinal";
    if (words.isMore && (words.isQuestion || act === "example"))
      return act === "example" || act === "why" ? "ask" : "more";
    if (words.isOfRecording || before === undefined) return undefined;
    // "Why is that important?" asks for the reason of what was said, not for what is important.
    if (asks.has(act) || asksOfLast(words)) return "ask";
    return words.isPointing && asksPointing.has(act) ? (act === "quiz" ? "ask" : "rewrite") : undefined;
  }
  if (before === undefined) return undefined;
  if (words.isFollowing) return "same";
  return subject.terms.length <= FEW && words.isPointing && words.isPronoun ? "same" : undefined;
}

const isNumber = (term: string): boolean => /^\d+$/.test(term);

/** The request with what it takes from the one before. */
function carry(alone: Request, before: Request, following: Following): Request {
  // "And version 3?" is not about version 1.
  const isOther = alone.subject.terms.some(isNumber) ? (term: string) => !isNumber(term) : () => true;
  const carried = before.subject.terms.filter((term) => !alone.subject.terms.includes(term) && isOther(term));
  const isSame = following === "same";
  const own = !asks.has(alone.act) && asksOfLast(alone.words) ? alone.words.opener! : alone.act;
  // "And water?" asks the same; "and what did he do?" asks something of its own.
  const asksSame = own === "plain" ? !alone.words.asksWhat : isSame && alone.words.isFollowing && own === "overview";
  const act = asksSame ? before.act : own;
  const isOfBefore = isSame && alone.words.isPronoun;
  return {
    ...alone,
    act,
    scope: before.subject.terms.length + alone.subject.terms.length > 0 ? "subject" : alone.scope,
    name: isSame && !isOfBefore ? alone.name : before.name,
    subject: {
      ...alone.subject,
      terms: [...alone.subject.terms, ...carried],
      words: [...new Set([...alone.subject.words, ...before.subject.words])],
      named: new Set([...alone.subject.named, ...before.subject.named]),
      carried: new Set(isSame ? carried : []),
      isOfCarried: isOfBefore,
    },
  };
}

/** The request of a conversation that named what it is about, as it was meant. */
function readBefore(history: readonly Turn[], reading: Reading): { subject?: Request; last?: Request } {
  let subject: Request | undefined;
  let last: Request | undefined;
  let isFirst = true;
  for (const { role, content } of history) {
    if (role !== "user") continue;
    const alone = readRequest(content, reading);
    const following = findFollowing(alone, subject, isFirst);
    last = following !== undefined && subject !== undefined ? carry(alone, subject, following) : alone;
    // A carried subject stays what the next request may go on with: "and water?" makes it water.
    if (alone.scope === "subject")
      subject = alone.act === "plain" && following === "same" ? { ...alone, act: last.act } : alone;
    isFirst = false;
  }
  return { ...(subject && { subject }), ...(last && { last }) };
}

/**
 * Reads a request as it is meant in its conversation: "and the second one?" is about what was asked before.
 * @param history the conversation before the request, the oldest first
 */
export function readInConversation(typed: string, history: readonly Turn[], reading: Reading): RequestInConversation {
  const alone = readRequest(typed, reading);
  const lastAnswer = history.findLast(({ role }) => role === "assistant")?.content;
  if (history.length === 0) return alone;
  const { subject, last } = readBefore(history, reading);
  const following = findFollowing(alone, subject, last === undefined);
  if (following === undefined) return alone;
  const isOfWhole = last !== undefined && last.scope === "whole" && (following === "rewrite" || following === "more");
  const before = isOfWhole ? last : (subject ?? last);
  const carries =
    before !== undefined && before.scope === "subject" && following !== "ordinal" && following !== "complaint";
  return {
    ...(carries ? carry(alone, before, following) : alone),
    following,
    ...(before !== undefined && { before }),
    ...(lastAnswer !== undefined && { lastAnswer }),
  };
}
