import { logError, logTimeout } from "../failure-actions.ts";
import { isAnotherUser, rememberTokens, rememberUser, toUserInput } from "./auth.actions.ts";
import { authSetup } from "./auth.setup.ts";

/** A session event while a user is signed in: another tab may have signed in another user. */
const switchUser = {
  guard: isAnotherUser,
  target: "#auth.signedIn",
  reenter: true,
  actions: ["forgetUserData", rememberUser],
} as const;
const keepSession = [switchUser, { actions: [rememberUser] }] as const;

/** A user is signed in. The machine checks their profile and sets it up if there is none (AUT-06). */
export const signedIn = authSetup.createStateConfig({
  tags: "signed-in",
  entry: ["forgetFailure", "forgetArriving", "forgetEnded"],
  invoke: {
    id: "loadSubscription",
    src: "loadSubscription",
    input: toUserInput,
    onError: { actions: logError("loadSubscription") },
  },
  initial: "checkingProfile",
  on: {
    "session.opened": keepSession,
    "session.updated": keepSession,
    "session.recovered": keepSession,
    "session.verified": keepSession,
    "session.refreshed": [
      { ...switchUser, actions: [...switchUser.actions, rememberTokens] },
      { actions: [rememberUser, rememberTokens] },
    ],
    "session.closed": "#auth.openingLogin",
    "deletion.started": "#auth.deletingAccount",
    "sign-out.requested": "#auth.signingOut",
  },
  states: {
    checkingProfile: {
      invoke: {
        id: "checkProfile",
        src: "checkProfile",
        input: toUserInput,
        onDone: [
          { guard: { type: "hasProfile", params: ({ event }) => event.output }, target: "ready" },
          { target: "settingUp" },
        ],
        onError: { target: "ready", actions: logError("checkProfile") },
      },
      after: { checkTimeout: { target: "ready", actions: logTimeout("checkProfile") } },
    },
    settingUp: {
      tags: ["entered", "setting-up"],
      initial: "creatingContext",
      after: { setUpTimeout: { target: "ready", actions: logTimeout("createUserContext") } },
      states: {
        creatingContext: {
          invoke: {
            id: "createUserContext",
            src: "createUserContext",
            input: toUserInput,
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
            input: toUserInput,
            onDone: "#auth.signedIn.ready",
            onError: { target: "#auth.signedIn.ready", actions: logError("reloadSubscription") },
          },
        },
      },
    },
    ready: { tags: "entered" },
  },
});
