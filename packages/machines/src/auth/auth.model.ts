import type { OpenSession } from "@lectern/domain/session";
import { defineMachineModel } from "../machine-model.ts";
import { authMachine } from "./auth.machine.ts";

const createSession = (id: string): OpenSession => ({
  user: { id, email: `${id}@lectern.test` },
  tokens: { accessToken: `access of ${id}`, refreshToken: `refresh of ${id}`, expiresIn: 3600 },
});
export const maya = createSession("maya");
export const noah = createSession("noah");

const credentials = { email: "maya@lectern.test", password: "moss" };

export const authModel = defineMachineModel({
  name: "auth",
  machine: authMachine,
  inputs: [
    { arrivedAtCallback: false, provider: null },
    { arrivedAtCallback: true, provider: null },
    { arrivedAtCallback: false, provider: null, storedUserId: "maya" },
    { arrivedAtCallback: false, provider: null, wasSignedOut: true },
  ],
  watchers: ["watchSession"],
  events: [
    { type: "session.restored", session: null },
    { type: "session.restored", session: maya },
    { type: "session.opened", session: maya },
    { type: "session.opened", session: noah },
    { type: "session.refreshed", session: maya },
    { type: "session.refreshed", session: noah },
    { type: "session.updated", session: maya },
    { type: "session.recovered", session: maya },
    { type: "session.verified", session: maya },
    { type: "session.closed" },
    { type: "sign-in.requested", provider: "google" },
    { type: "credentials.submitted", method: "password", ...credentials },
    { type: "credentials.submitted", method: "beta", ...credentials },
    { type: "page.returned" },
    { type: "failure.dismissed" },
    { type: "arrival.accepted" },
    { type: "arrival.declined" },
    { type: "deletion.started" },
    { type: "deletion.failed" },
    { type: "sign-out.requested" },
  ],
  answers: {
    completeCallback: [{ ...maya, isStale: false }, { ...maya, isStale: true }, { arriving: noah.user }],
    acceptArrival: [
      { ...noah, isStale: false },
      { ...noah, isStale: true },
    ],
    leaveForProvider: [undefined],
    signInWithPassword: [maya],
    signUpWithPassword: [maya],
    checkProfile: [{ exists: true }, { exists: false }],
    createUserContext: [{ preExisting: false }, { preExisting: true }],
    reloadSubscription: [undefined],
    signOut: [undefined],
    returnHome: [undefined],
    openLogin: [undefined],
  },
});
