import { Failure } from "@lectern/domain/failure";
import type { OpenSession, SessionTokens, SessionUser } from "@lectern/domain/session";
import type { AuthContext, AuthWork, ForUser, LoggedFailure } from "./auth.types.ts";

type WithSession = { event: { session: OpenSession } };
type WithAnswer = { event: { output: OpenSession } };
type WithError = { event: { error: unknown } };

const userOfEvent = ({ event }: WithSession): SessionUser => event.session.user;
const restoredOfEvent = ({ event }: { event: { session: OpenSession | null } }): OpenSession | null => event.session;

/** The session as an event of `watchSession` brings it. */
export const rememberUser = { type: "rememberUser", params: userOfEvent } as const;
export const rememberTokens = {
  type: "rememberTokens",
  params: ({ event }: WithSession): SessionTokens => event.session.tokens,
} as const;
export const rememberRestored = { type: "rememberRestored", params: restoredOfEvent } as const;
export const broughtSession = { type: "broughtSession", params: restoredOfEvent } as const;
export const isSomeoneElse = { type: "isSomeoneElse", params: userOfEvent } as const;

/** The session as a port answers it. */
export const rememberAnsweredUser = {
  type: "rememberUser",
  params: ({ event }: WithAnswer): SessionUser => event.output.user,
} as const;
export const rememberAnsweredTokens = {
  type: "rememberTokens",
  params: ({ event }: WithAnswer): SessionTokens => event.output.tokens,
} as const;

/** The user that a signed-in state stands for. */
export function forUser({ context }: { context: AuthContext }): ForUser {
  if (context.userId === null) throw new Error("signed in without a user");
  return { userId: context.userId };
}

const timeout = (work: AuthWork) => new Failure("timeout", work);

/** Logs what a port threw. */
export const logError = (work: AuthWork) =>
  ({ type: "logFailure", params: ({ event }: WithError): LoggedFailure => ({ work, error: event.error }) }) as const;

/** Logs that a port did not answer in time. */
export const logTimeout = (work: AuthWork) =>
  ({ type: "logFailure", params: (): LoggedFailure => ({ work, error: timeout(work) }) }) as const;

/** Logs what a port threw and keeps its code for the page that offered it. */
export const rememberError = (work: AuthWork) =>
  [logError(work), { type: "rememberFailure", params: ({ event }: WithError) => event.error }] as const;

export const rememberTimeout = (work: AuthWork) =>
  [logTimeout(work), { type: "rememberFailure", params: () => timeout(work) }] as const;
