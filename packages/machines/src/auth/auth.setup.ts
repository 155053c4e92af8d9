import { failureCodeOf } from "@lectern/domain/failure";
import type { AuthProvider, CallbackSession, OpenSession, SessionTokens, SessionUser } from "@lectern/domain/session";
import { assign, setup } from "xstate";
import { actionPort, callbackPort, promisePort } from "../port.ts";
import type {
  AuthContext,
  AuthEvent,
  AuthInput,
  AuthTag,
  Credentials,
  ForUser,
  LoggedFailure,
  SignInMethod,
} from "./auth.types.ts";

/** Everything the auth machine is made of but its states. Ports are filled by the app; actions without a port are here. */
export const authSetup = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    input: {} as AuthInput,
    tags: {} as AuthTag,
  },
  actors: {
    watchSession: callbackPort("watchSession"),
    completeCallback: promisePort<CallbackSession>("completeCallback"),
    leaveForProvider: promisePort<void, { provider: AuthProvider }>("leaveForProvider"),
    signInWithPassword: promisePort<OpenSession, Credentials>("signInWithPassword"),
    signUpWithPassword: promisePort<OpenSession, Credentials>("signUpWithPassword"),
    loadSubscription: promisePort<void, ForUser>("loadSubscription"),
    checkProfile: promisePort<{ exists: boolean }, ForUser>("checkProfile"),
    createUserContext: promisePort<{ preExisting: boolean }, ForUser>("createUserContext"),
    reloadSubscription: promisePort<void, ForUser>("reloadSubscription"),
    signOut: promisePort("signOut"),
    returnHome: promisePort("returnHome"),
  },
  actions: {
    announceReturningUser: actionPort("announceReturningUser"),
    forgetTokens: actionPort("forgetTokens"),
    forgetUserData: actionPort("forgetUserData"),
    logFailure: actionPort<LoggedFailure>("logFailure"),
    noteStaleSession: actionPort("noteStaleSession"),
    rememberTokens: actionPort<SessionTokens>("rememberTokens"),
    rememberUser: assign((_, user: SessionUser) => ({ userId: user.id, email: user.email })),
    rememberRestored: assign((_, session: OpenSession | null) =>
      session === null ? {} : { userId: session.user.id, email: session.user.email },
    ),
    forgetUser: assign({ userId: null, email: null }),
    rememberMethod: assign((_, method: SignInMethod) => ({ method, failure: null })),
    rememberFailure: assign(({ context }, error: unknown) => ({
      failure: { method: context.method, code: failureCodeOf(error) },
    })),
    forgetFailure: assign({ failure: null, method: null }),
  },
  guards: {
    arrivedAtCallback: ({ context }) => context.arrivedAtCallback,
    hasUser: ({ context }) => context.userId !== null,
    isSomeoneElse: ({ context }, user: SessionUser) => context.userId !== user.id,
    hasProfile: (_, answer: { exists: boolean }) => answer.exists,
    isPreExisting: (_, answer: { preExisting: boolean }) => answer.preExisting,
    broughtSession: (_, session: OpenSession | null) => session !== null,
    isStale: (_, session: CallbackSession) => session.isStale,
    joinsBeta: (_, method: SignInMethod) => method === "beta",
  },
  delays: {
    restorePatience: 20_000,
    callbackPatience: 30_000,
    redirectPatience: 10_000,
    passwordPatience: 30_000,
    checkPatience: 10_000,
    setUpPatience: 30_000,
    signOutPatience: 5_000,
    homePatience: 30_000,
  },
});
