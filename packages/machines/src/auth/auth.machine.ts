import type { AuthProvider } from "@lectern/domain/session";
import { assertEvent } from "xstate";
import { logError, logTimeout, rememberError, rememberTimeout } from "../failure-actions.ts";
import {
  bringsAnotherUser,
  getOpened,
  hasSession,
  rememberAnsweredTokens,
  rememberAnsweredUser,
  rememberArriving,
  rememberOpened,
  rememberRestored,
  rememberTokens,
  rememberUser,
} from "./auth.actions.ts";
import { authSetup } from "./auth.setup.ts";
import { deletingAccount } from "./deleting-account.state.ts";
import { openingLogin } from "./opening-login.state.ts";
import { signedIn } from "./signed-in.state.ts";
import { signingOut } from "./signing-out.state.ts";

const failed = "#auth.anonymous.failed";

/** A session appears while the user is anonymous: another tab signed in, or the backend answered late. */
const enter = { target: "#auth.signedIn", actions: [rememberUser] } as const;
const enterWithSession = {
  "session.restored": { guard: hasSession, target: "#auth.signedIn", actions: rememberRestored },
  "session.opened": enter,
  "session.updated": enter,
  "session.recovered": enter,
  "session.verified": enter,
  "session.refreshed": { target: "#auth.signedIn", actions: [rememberUser, rememberTokens] },
} as const;

const completeCallback = { guard: "arrivedAtCallback", target: "completingCallback" } as const;

const requestSignIn = {
  "sign-in.requested": {
    target: "#auth.leavingForProvider",
    actions: [
      {
        type: "rememberMethod",
        params: ({ event }: { event: { provider: AuthProvider } }) => event.provider,
      },
    ],
  },
} as const;

/** Sign-in, profile set-up and sign-out of the session that supabase-js keeps (AUT-01 to AUT-16). See auth.md. */
export const authMachine = authSetup.createMachine({
  id: "auth",
  context: ({ input }) => ({
    userId: null,
    email: null,
    arrivedAtCallback: input.arrivedAtCallback,
    method: input.provider,
    failure: null,
    arriving: null,
    ended:
      input.storedUserId !== undefined || input.wasSignedOut === true ? { userId: input.storedUserId ?? null } : null,
  }),
  invoke: { id: "watchSession", src: "watchSession", onError: { actions: logError("watchSession") } },
  on: {
    "session.refreshed": { actions: rememberTokens },
    "session.closed": { actions: ["forgetTokens", "forgetUser"] },
  },
  initial: "restoring",
  states: {
    restoring: {
      tags: "loading",
      on: {
        "session.restored": [
          { ...completeCallback, actions: rememberRestored },
          { guard: hasSession, target: "signedIn", actions: rememberRestored },
          { guard: "hasEnded", target: "anonymous.ended" },
          { target: "anonymous" },
        ],
      },
      after: {
        restoreTimeout: [completeCallback, { target: "anonymous", actions: logTimeout("watchSession") }],
      },
    },

    completingCallback: {
      tags: "loading",
      entry: "forgetEnded",
      invoke: {
        id: "completeCallback",
        src: "completeCallback",
        onDone: [
          {
            guard: bringsAnotherUser,
            target: "choosingAccount",
            actions: rememberArriving,
          },
          {
            guard: { type: "isStale", params: getOpened },
            target: "signedIn",
            actions: [...rememberOpened, "reportStaleSession"],
          },
          { target: "signedIn", actions: [...rememberOpened] },
        ],
        onError: [
          { guard: "hasUser", target: "signedIn", actions: logError("completeCallback") },
          { target: failed, actions: rememberError("completeCallback") },
        ],
      },
      after: {
        callbackTimeout: [
          { guard: "hasUser", target: "signedIn", actions: logTimeout("completeCallback") },
          { target: failed, actions: rememberTimeout("completeCallback") },
        ],
      },
    },

    // Any link can carry a session, so it never replaces another user's session without asking.
    choosingAccount: {
      tags: "loading",
      on: {
        "arrival.accepted": "acceptingArrival",
        "arrival.declined": [{ guard: "hasUser", target: "signedIn" }, { target: "anonymous" }],
        // Another tab signs in meanwhile: declining the link then keeps that user's session.
        "session.opened": { actions: ["forgetUserData", rememberUser] },
        "session.refreshed": { actions: [rememberUser, rememberTokens] },
      },
    },

    acceptingArrival: {
      tags: "loading",
      invoke: {
        id: "acceptArrival",
        src: "acceptArrival",
        onDone: [
          {
            guard: { type: "isStale", params: ({ event }) => event.output },
            target: "signedIn",
            actions: ["forgetUserData", rememberAnsweredUser, rememberAnsweredTokens, "reportStaleSession"],
          },
          { target: "signedIn", actions: ["forgetUserData", rememberAnsweredUser, rememberAnsweredTokens] },
        ],
        onError: [
          { guard: "hasUser", target: "signedIn", actions: logError("acceptArrival") },
          { target: failed, actions: rememberError("acceptArrival") },
        ],
      },
      after: {
        callbackTimeout: [
          { guard: "hasUser", target: "signedIn", actions: logTimeout("acceptArrival") },
          { target: failed, actions: rememberTimeout("acceptArrival") },
        ],
      },
    },

    anonymous: {
      tags: "anonymous",
      entry: "forgetArriving",
      initial: "visiting",
      on: {
        ...enterWithSession,
        ...requestSignIn,
        "credentials.submitted": [
          {
            guard: { type: "joinsBeta", params: ({ event }) => event.method },
            target: "joiningBeta",
            actions: { type: "rememberMethod", params: ({ event }) => event.method },
          },
          {
            target: "signingInWithPassword",
            actions: { type: "rememberMethod", params: ({ event }) => event.method },
          },
        ],
      },
      states: {
        visiting: { entry: "forgetEnded" },
        ended: { exit: "forgetEnded" },
        failed: { on: { "failure.dismissed": { target: "visiting", actions: "forgetFailure" } } },
      },
    },

    leavingForProvider: {
      tags: ["anonymous", "busy"],
      initial: "asking",
      on: { ...enterWithSession, "page.returned": { target: "anonymous", actions: "forgetFailure" } },
      after: { redirectTimeout: { target: failed, actions: rememberTimeout("leaveForProvider") } },
      states: {
        asking: {
          invoke: {
            id: "leaveForProvider",
            src: "leaveForProvider",
            input: ({ event }) => {
              assertEvent(event, "sign-in.requested");
              return { provider: event.provider };
            },
            onDone: "departing",
            onError: { target: failed, actions: rememberError("leaveForProvider") },
          },
        },
        departing: {},
      },
    },

    signingInWithPassword: {
      tags: ["anonymous", "busy"],
      invoke: {
        id: "signInWithPassword",
        src: "signInWithPassword",
        input: ({ event }) => {
          assertEvent(event, "credentials.submitted");
          return { email: event.email, password: event.password };
        },
        onDone: { target: "signedIn", actions: rememberAnsweredUser },
        onError: { target: failed, actions: rememberError("signInWithPassword") },
      },
      after: { passwordTimeout: { target: failed, actions: rememberTimeout("signInWithPassword") } },
    },

    joiningBeta: {
      tags: ["anonymous", "busy"],
      invoke: {
        id: "signUpWithPassword",
        src: "signUpWithPassword",
        input: ({ event }) => {
          assertEvent(event, "credentials.submitted");
          return { email: event.email, password: event.password };
        },
        onDone: { target: "signedIn", actions: rememberAnsweredUser },
        onError: { target: failed, actions: rememberError("signUpWithPassword") },
      },
      after: { passwordTimeout: { target: failed, actions: rememberTimeout("signUpWithPassword") } },
    },

    signedIn,
    deletingAccount,
    openingLogin,
    signingOut,
  },
});
