import { forUser, isSomeoneElse, logError, logTimeout, rememberTokens, rememberUser } from "./auth.params.ts";
import { authSetup } from "./auth.setup.ts";

/** While somebody is in: news of the same user, or another user who signed in from another tab. */
const someoneElse = {
  guard: isSomeoneElse,
  target: "#auth.signedIn",
  reenter: true,
  actions: ["forgetUserData", rememberUser],
} as const;
const keepSession = [someoneElse, { actions: [rememberUser] }] as const;

/** Somebody is in; their profile is looked for, and set up when there is none (AUT-06). */
export const signedIn = authSetup.createStateConfig({
  tags: "signed-in",
  entry: "forgetFailure",
  invoke: {
    id: "loadSubscription",
    src: "loadSubscription",
    input: forUser,
    onError: { actions: logError("loadSubscription") },
  },
  initial: "checkingProfile",
  on: {
    "session.opened": keepSession,
    "session.updated": keepSession,
    "session.recovered": keepSession,
    "session.verified": keepSession,
    "session.refreshed": [
      { ...someoneElse, actions: [...someoneElse.actions, rememberTokens] },
      { actions: [rememberUser, rememberTokens] },
    ],
    "session.closed": "#auth.signingOut.leaving",
    "sign-out.requested": "#auth.signingOut",
  },
  states: {
    checkingProfile: {
      invoke: {
        id: "checkProfile",
        src: "checkProfile",
        input: forUser,
        onDone: [
          { guard: { type: "hasProfile", params: ({ event }) => event.output }, target: "ready" },
          { target: "settingUp" },
        ],
        onError: { target: "ready", actions: logError("checkProfile") },
      },
      after: { checkPatience: { target: "ready", actions: logTimeout("checkProfile") } },
    },
    settingUp: {
      tags: ["entered", "setting-up"],
      initial: "creatingContext",
      after: { setUpPatience: { target: "ready", actions: logTimeout("createUserContext") } },
      states: {
        creatingContext: {
          invoke: {
            id: "createUserContext",
            src: "createUserContext",
            input: forUser,
            onDone: [
              {
                guard: { type: "isPreExisting", params: ({ event }) => event.output },
                target: "reloadingSubscription",
                actions: "announceReturningUser",
              },
              { target: "reloadingSubscription" },
            ],
            onError: { target: "#auth.signedIn.ready", actions: logError("createUserContext") },
          },
        },
        reloadingSubscription: {
          invoke: {
            id: "reloadSubscription",
            src: "reloadSubscription",
            input: forUser,
            onDone: "#auth.signedIn.ready",
            onError: { target: "#auth.signedIn.ready", actions: logError("reloadSubscription") },
          },
        },
      },
    },
    ready: { tags: "entered" },
  },
});
