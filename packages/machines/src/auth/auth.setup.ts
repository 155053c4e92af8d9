import { toFailureCode } from "@lectern/domain/failure";
import type {
  ArrivingUser,
  AuthProvider,
  CallbackSession,
  OpenSession,
  SessionTokens,
  SessionUser,
} from "@lectern/domain/session";
import { assign, setup } from "xstate";
import type { FailedWork } from "../failure-actions.ts";
import { actionPort, callbackPort, promisePort } from "../port.ts";
import type {
  AuthContext,
  AuthEvent,
  AuthInput,
  AuthTag,
  AuthWork,
  Credentials,
  EndedSession,
  ForUser,
  SignInMethod,
} from "./auth.types.ts";

/** The types, ports, actions, guards and delays of the auth machine. The app fills the ports. */
export const authSetup = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    input: {} as AuthInput,
    tags: {} as AuthTag,
  },
  actors: {
    watchSession: callbackPort("watchSession"),
    completeCallback: promisePort<CallbackSession | ArrivingUser>("completeCallback"),
    acceptArrival: promisePort<CallbackSession>("acceptArrival"),
    leaveForProvider: promisePort<void, { provider: AuthProvider }>("leaveForProvider"),
    signInWithPassword: promisePort<OpenSession, Credentials>("signInWithPassword"),
    signUpWithPassword: promisePort<OpenSession, Credentials>("signUpWithPassword"),
    loadSubscription: promisePort<void, ForUser>("loadSubscription"),
    checkProfile: promisePort<{ exists: boolean }, ForUser>("checkProfile"),
    createUserContext: promisePort<{ preExisting: boolean }, ForUser>("createUserContext"),
    reloadSubscription: promisePort<void, ForUser>("reloadSubscription"),
    signOut: promisePort("signOut"),
    returnHome: promisePort("returnHome"),
    openLogin: promisePort<void, EndedSession>("openLogin"),
  },
  actions: {
    announceReturningUser: actionPort("announceReturningUser"),
    forgetSession: actionPort("forgetSession"),
    forgetTokens: actionPort("forgetTokens"),
    forgetUserData: actionPort("forgetUserData"),
    logFailure: actionPort<FailedWork<AuthWork>>("logFailure"),
    reportStaleSession: actionPort("reportStaleSession"),
    rememberTokens: actionPort<SessionTokens>("rememberTokens"),
    rememberUser: assign((_, user: SessionUser) => ({ userId: user.id, email: user.email })),
    rememberRestored: assign((_, session: OpenSession | null) =>
      session === null ? {} : { userId: session.user.id, email: session.user.email },
    ),
    forgetUser: assign({ userId: null, email: null }),
    rememberMethod: assign((_, method: SignInMethod) => ({ method, failure: null })),
    rememberFailure: assign(({ context }, { error }: FailedWork<AuthWork>) => ({
      failure: { method: context.method, code: toFailureCode(error) },
    })),
    rememberArriving: assign((_, arriving: SessionUser | null) => ({ arriving })),
    forgetArriving: assign({ arriving: null }),
    becomeArriving: assign(({ context: { arriving } }) => ({
      userId: arriving?.id ?? null,
      email: arriving?.email ?? null,
    })),
    rememberEnded: assign(({ context: { userId } }) => ({ ended: { userId } })),
    forgetEnded: assign({ ended: null }),
    forgetFailure: assign({ failure: null, method: null }),
  },
  guards: {
    arrivedAtCallback: ({ context }) => context.arrivedAtCallback,
    hasUser: ({ context }) => context.userId !== null,
    isAnotherUser: ({ context }, user: SessionUser) => context.userId !== user.id,
    hasProfile: (_, answer: { exists: boolean }) => answer.exists,
    isPreExisting: (_, answer: { preExisting: boolean }) => answer.preExisting,
    hasSession: (_, session: OpenSession | null) => session !== null,
    hasEnded: ({ context }) => context.ended !== null,
    isStale: (_, session: CallbackSession) => session.isStale,
    bringsAnotherUser: (_, answer: CallbackSession | ArrivingUser) => "arriving" in answer,
    joinsBeta: (_, method: SignInMethod) => method === "beta",
  },
  // docs/sign-in-and-sessions.md lists them.
  delays: {
    restoreTimeout: 20_000,
    callbackTimeout: 30_000,
    redirectTimeout: 10_000,
    passwordTimeout: 30_000,
    checkTimeout: 10_000,
    setUpTimeout: 30_000,
    signOutTimeout: 5_000,
    homeTimeout: 30_000,
    loginTimeout: 30_000,
  },
});
