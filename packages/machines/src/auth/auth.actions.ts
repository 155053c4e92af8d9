import type { ArrivingUser, CallbackSession, OpenSession, SessionTokens, SessionUser } from "@lectern/domain/session";
import type { AuthContext, ForUser } from "./auth.types.ts";

type WithSession = { event: { session: OpenSession } };
type WithAnswer = { event: { output: OpenSession } };

const getUser = ({ event }: WithSession): SessionUser => event.session.user;
const getRestored = ({ event }: { event: { session: OpenSession | null } }): OpenSession | null => event.session;

/** Actions and guards that read the session from an event of `watchSession`. */
export const rememberArrivingUser = { type: "rememberArriving", params: getUser } as const;
export const rememberUser = { type: "rememberUser", params: getUser } as const;
export const rememberTokens = {
  type: "rememberTokens",
  params: ({ event }: WithSession): SessionTokens => event.session.tokens,
} as const;
export const rememberRestored = { type: "rememberRestored", params: getRestored } as const;
export const hasSession = { type: "hasSession", params: getRestored } as const;
export const isAnotherUser = { type: "isAnotherUser", params: getUser } as const;

/** Actions that read the session from a port's answer. */
export const rememberAnsweredUser = {
  type: "rememberUser",
  params: ({ event }: WithAnswer): SessionUser => event.output.user,
} as const;
export const rememberAnsweredTokens = {
  type: "rememberTokens",
  params: ({ event }: WithAnswer): SessionTokens => event.output.tokens,
} as const;

type WithArrival = { event: { output: CallbackSession | ArrivingUser } };

/** @throws Error if the answer opened no session. The machine checks `bringsAnotherUser` first */
export const getOpened = ({ event: { output } }: WithArrival): CallbackSession => {
  if ("arriving" in output) throw new Error("the callback opened no session");
  return output;
};

/** Actions and guards that read the session or the user from the answer of `completeCallback`. */
export const rememberOpened = [
  { type: "rememberUser", params: (answer: WithArrival): SessionUser => getOpened(answer).user },
  { type: "rememberTokens", params: (answer: WithArrival): SessionTokens => getOpened(answer).tokens },
] as const;
export const bringsAnotherUser = {
  type: "bringsAnotherUser",
  params: ({ event }: WithArrival): CallbackSession | ArrivingUser => event.output,
} as const;
export const rememberArriving = {
  type: "rememberArriving",
  params: ({ event: { output } }: WithArrival): SessionUser | null => ("arriving" in output ? output.arriving : null),
} as const;

/**
 * Builds the input of ports that act for the signed-in user.
 *
 * @throws Error in a state without a user
 */
export function toUserInput({ context }: { context: AuthContext }): ForUser {
  if (context.userId === null) throw new Error("signed in without a user");
  return { userId: context.userId };
}
