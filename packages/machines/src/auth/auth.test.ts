import { Failure } from "@lectern/domain/failure";
import { describe, expect, test } from "vitest";
import { enterAsMaya, maya, noah, startAuth } from "./auth.harness.ts";
import {
  isAnonymous,
  isBusy,
  isChoosingAccount,
  isEntered,
  isLoading,
  isSettingUp,
  isSignedIn,
} from "./auth.selectors.ts";

const arriveAtCallback = () => startAuth({ arrivedAtCallback: true, provider: "google" });

describe("restoring the session", () => {
  test("AUT-04 is loading until the session has been read", () => {
    const auth = startAuth();
    expect(auth.getValue()).toBe("restoring");
    expect(isLoading(auth.getSnapshot())).toBe(true);
    expect(isAnonymous(auth.getSnapshot())).toBe(false);
  });

  test("AUT-10 INITIAL_SESSION without a session makes the user anonymous", () => {
    const auth = startAuth();
    auth.emit("session.restored", null);
    expect(isAnonymous(auth.getSnapshot())).toBe(true);
    expect(isLoading(auth.getSnapshot())).toBe(false);
  });

  test("AUT-10 INITIAL_SESSION with a session signs in before the profile is checked", () => {
    const auth = startAuth();
    auth.emit("session.restored", maya);
    expect(isSignedIn(auth.getSnapshot())).toBe(true);
    expect(isEntered(auth.getSnapshot())).toBe(false);
    expect(auth.getSnapshot().context).toMatchObject({ userId: "maya", email: "maya@lectern.test" });
  });

  test("AUT-04 becomes anonymous after 20 s without a session event, and signs in when one comes later", () => {
    const auth = startAuth();
    auth.wait(20_000);
    expect(isAnonymous(auth.getSnapshot())).toBe(true);
    expect(auth.listLogged()).toMatchObject([{ work: "watchSession", error: { code: "timeout" } }]);
    auth.emit("session.restored", maya);
    expect(isSignedIn(auth.getSnapshot())).toBe(true);
  });

  test("AUT-10 a token refresh that succeeds late signs the user in", () => {
    const auth = startAuth();
    auth.emit("session.restored", null);
    auth.emit("session.refreshed", maya);
    expect(isSignedIn(auth.getSnapshot())).toBe(true);
    expect(auth.portActions).toContainEqual({ action: "rememberTokens", params: maya.tokens });
  });
});

describe("going to Google or Apple", () => {
  test.each(["google", "apple"] as const)("AUT-01 requesting %s redirects to that provider", async (provider) => {
    const auth = startAuth();
    auth.emit("session.restored", null);
    auth.actor.send({ type: "sign-in.requested", provider });
    expect(auth.ports.lastCall("leaveForProvider").input).toEqual({ provider });
    expect(isBusy(auth.getSnapshot())).toBe(true);
    await auth.answer("leaveForProvider");
    expect(auth.getValue()).toEqual({ leavingForProvider: "departing" });
  });

  test("PUB-06 logs an unreachable provider and names it in the failure", async () => {
    const auth = startAuth();
    auth.emit("session.restored", null);
    auth.actor.send({ type: "sign-in.requested", provider: "apple" });
    await auth.fail("leaveForProvider", new Failure("offline"));
    expect(auth.getValue()).toEqual({ anonymous: "failed" });
    expect(auth.getSnapshot().context.failure).toEqual({ method: "apple", code: "offline" });
    expect(auth.listLogged()).toHaveLength(1);
  });

  test.each([
    ["is never requested", false],
    ["never happens", true],
  ])("AUT-01 a redirect that %s makes the page usable again", async (_, isAnswered) => {
    const auth = startAuth();
    auth.emit("session.restored", null);
    auth.actor.send({ type: "sign-in.requested", provider: "google" });
    if (isAnswered) await auth.answer("leaveForProvider");
    auth.wait(9_999);
    expect(isBusy(auth.getSnapshot())).toBe(true);
    auth.wait(1);
    expect(auth.getSnapshot().context.failure).toEqual({ method: "google", code: "timeout" });
    expect(auth.getSnapshot().can({ type: "sign-in.requested", provider: "google" })).toBe(true);
  });

  test("AUT-01 the browser's Back button returns to ready buttons without a failure", async () => {
    const auth = startAuth();
    auth.emit("session.restored", null);
    auth.actor.send({ type: "sign-in.requested", provider: "google" });
    await auth.answer("leaveForProvider");
    auth.actor.send({ type: "page.returned" });
    expect(auth.getValue()).toEqual({ anonymous: "visiting" });
    expect(auth.getSnapshot().context.failure).toBeNull();
  });

  test("PUB-06 a new attempt clears the failure, and so does dismissing it", async () => {
    const auth = startAuth();
    auth.emit("session.restored", null);
    auth.actor.send({ type: "sign-in.requested", provider: "apple" });
    await auth.fail("leaveForProvider", new Failure("server"));
    auth.actor.send({ type: "sign-in.requested", provider: "google" });
    expect(auth.getSnapshot().context.failure).toBeNull();
    await auth.fail("leaveForProvider", new Failure("server"));
    auth.actor.send({ type: "failure.dismissed" });
    expect(auth.getValue()).toEqual({ anonymous: "visiting" });
    expect(auth.getSnapshot().context.failure).toBeNull();
  });

  test("AUT-10 a sign-in in another tab ends the one in this tab", async () => {
    const auth = startAuth();
    auth.emit("session.restored", null);
    auth.actor.send({ type: "sign-in.requested", provider: "google" });
    await auth.answer("leaveForProvider");
    auth.emit("session.opened", maya);
    expect(isSignedIn(auth.getSnapshot())).toBe(true);
  });
});

describe("returning to the callback", () => {
  test("AUT-02 AUT-11 opens the callback's session and stores its tokens", async () => {
    const auth = arriveAtCallback();
    auth.emit("session.restored", null);
    expect(auth.getValue()).toBe("completingCallback");
    // supabase-js reports the session before it answers
    auth.emit("session.opened", maya);
    expect(auth.getValue()).toBe("completingCallback");
    await auth.answer("completeCallback", { ...maya, isStale: false });
    expect(auth.getSnapshot().context.userId).toBe("maya");
    expect(auth.portActions).toEqual([{ action: "rememberTokens", params: maya.tokens }]);
  });

  test("AUT-02 asks before another user's session replaces the signed-in user's", async () => {
    const auth = arriveAtCallback();
    auth.emit("session.restored", maya);
    await auth.answer("completeCallback", { arriving: noah.user });
    expect(isChoosingAccount(auth.getSnapshot())).toBe(true);
    expect(isSignedIn(auth.getSnapshot())).toBe(false);
    expect(auth.getSnapshot().context).toMatchObject({ email: "maya@lectern.test", arriving: noah.user });
    expect(auth.portActions).toEqual([]);
  });

  test("AUT-02 staying drops the callback's session and stores nothing of it", async () => {
    const auth = arriveAtCallback();
    auth.emit("session.restored", maya);
    await auth.answer("completeCallback", { arriving: noah.user });
    auth.actor.send({ type: "arrival.declined" });
    expect(isSignedIn(auth.getSnapshot())).toBe(true);
    expect(auth.getSnapshot().context).toMatchObject({ userId: "maya", arriving: null });
    expect(auth.portActions).toEqual([]);
  });

  test("AUT-02 continuing as the callback's user empties the cache before it opens their session", async () => {
    const auth = arriveAtCallback();
    auth.emit("session.restored", maya);
    await auth.answer("completeCallback", { arriving: noah.user });
    auth.actor.send({ type: "arrival.accepted" });
    await auth.answer("acceptArrival", { ...noah, isStale: false });
    expect(auth.getSnapshot().context).toMatchObject({ userId: "noah", arriving: null });
    expect(auth.listActions()).toEqual(["forgetUserData", "rememberTokens"]);
  });

  test("AUT-02 if the callback's session can't be opened, the signed-in user stays", async () => {
    const auth = arriveAtCallback();
    auth.emit("session.restored", maya);
    await auth.answer("completeCallback", { arriving: noah.user });
    auth.actor.send({ type: "arrival.accepted" });
    await auth.fail("acceptArrival", new Failure("unauthenticated"));
    expect(isSignedIn(auth.getSnapshot())).toBe(true);
    expect(auth.getSnapshot().context.userId).toBe("maya");
    expect(auth.listLogged()).toMatchObject([{ work: "acceptArrival" }]);
  });

  test("AUT-02 staying after a sign-out in another tab makes the user anonymous", async () => {
    const auth = arriveAtCallback();
    auth.emit("session.restored", maya);
    await auth.answer("completeCallback", { arriving: noah.user });
    auth.emit("session.closed");
    auth.actor.send({ type: "arrival.declined" });
    expect(isAnonymous(auth.getSnapshot())).toBe(true);
  });

  test("AUT-15 uses a session issued over 120 s ago and reports it as stale", async () => {
    const auth = arriveAtCallback();
    auth.emit("session.restored", null);
    await auth.answer("completeCallback", { ...maya, isStale: true });
    expect(isSignedIn(auth.getSnapshot())).toBe(true);
    expect(auth.listActions()).toContain("reportStaleSession");
  });

  test("AUT-02 PUB-06 a refused or empty callback counts as a failed sign-in with its provider", async () => {
    const auth = arriveAtCallback();
    auth.emit("session.restored", null);
    await auth.fail("completeCallback", new Failure("consent-refused"));
    expect(auth.getValue()).toEqual({ anonymous: "failed" });
    expect(auth.getSnapshot().context.failure).toEqual({ method: "google", code: "consent-refused" });
  });

  test("AUT-02 opening an old callback again keeps the current session", async () => {
    const auth = arriveAtCallback();
    auth.emit("session.restored", maya);
    await auth.fail("completeCallback", new Failure("unauthenticated"));
    expect(auth.getSnapshot().context).toMatchObject({ userId: "maya", failure: null });
    expect(isSignedIn(auth.getSnapshot())).toBe(true);
  });

  test("AUT-02 a completed callback of another user replaces the signed-in user", async () => {
    const auth = arriveAtCallback();
    auth.emit("session.restored", maya);
    await auth.answer("completeCallback", { ...noah, isStale: false });
    expect(auth.getSnapshot().context.userId).toBe("noah");
  });

  test("AUT-02 a callback without an answer after 30 s fails, or keeps a session that is open", () => {
    const alone = arriveAtCallback();
    alone.emit("session.restored", null);
    alone.wait(30_000);
    expect(alone.getSnapshot().context.failure).toEqual({ method: "google", code: "timeout" });

    const known = arriveAtCallback();
    known.emit("session.restored", maya);
    known.wait(30_000);
    expect(isSignedIn(known.getSnapshot())).toBe(true);
  });

  test("AUT-02 completes a callback even if the old session can't be read", () => {
    const auth = arriveAtCallback();
    auth.wait(20_000);
    expect(auth.getValue()).toBe("completingCallback");
  });

  test("AUT-10 a failed callback does not return to a session that closed meanwhile", async () => {
    const auth = arriveAtCallback();
    auth.emit("session.restored", maya);
    auth.emit("session.closed");
    await auth.fail("completeCallback", new Failure("server"));
    expect(isAnonymous(auth.getSnapshot())).toBe(true);
  });
});

describe("signing in with a password", () => {
  const credentials = { email: "maya@lectern.test", password: "moss" };

  test.each([
    ["password", "signInWithPassword"],
    ["beta", "signUpWithPassword"],
  ] as const)("AUT-13 %s calls %s and keeps no password in the context", async (method, work) => {
    const auth = startAuth();
    auth.emit("session.restored", null);
    auth.actor.send({ type: "credentials.submitted", method, ...credentials });
    expect(auth.ports.lastCall(work).input).toEqual(credentials);
    expect(JSON.stringify(auth.getSnapshot().context)).not.toContain("moss");
    await auth.answer(work, maya);
    expect(auth.getSnapshot().context.userId).toBe("maya");
  });

  test.each([
    ["password", "signInWithPassword"],
    ["beta", "signUpWithPassword"],
  ] as const)("AUT-13 %s names its method in a failure or a timeout", async (method, work) => {
    const auth = startAuth();
    auth.emit("session.restored", null);
    auth.actor.send({ type: "credentials.submitted", method, ...credentials });
    await auth.fail(work, new Failure("credentials-refused"));
    expect(auth.getSnapshot().context.failure).toEqual({ method, code: "credentials-refused" });
    auth.actor.send({ type: "credentials.submitted", method, ...credentials });
    auth.wait(30_000);
    expect(auth.getSnapshot().context.failure).toEqual({ method, code: "timeout" });
  });
});

describe("setting up a profile", () => {
  test("AUT-06 a first sign-in loads the subscription flag, sets up the profile and loads the flag again", async () => {
    const auth = startAuth();
    auth.emit("session.restored", maya);
    expect(auth.ports.lastCall("loadSubscription").input).toEqual({ userId: "maya" });
    expect(auth.ports.lastCall("checkProfile").input).toEqual({ userId: "maya" });
    await auth.answer("checkProfile", { exists: false });
    expect(isSettingUp(auth.getSnapshot())).toBe(true);
    expect(auth.ports.countCalls("reloadSubscription")).toBe(0);
    await auth.answer("createUserContext", { preExisting: false });
    expect(isSettingUp(auth.getSnapshot())).toBe(true);
    await auth.answer("reloadSubscription");
    expect(auth.getValue()).toEqual({ signedIn: "ready" });
    expect(auth.listActions()).not.toContain("announceReturningUser");
  });

  test("AUT-06 a user with a profile is ready without a set-up", async () => {
    const auth = await enterAsMaya();
    expect(auth.getValue()).toEqual({ signedIn: "ready" });
    expect(auth.ports.countCalls("createUserContext")).toBe(0);
    expect(isEntered(auth.getSnapshot())).toBe(true);
  });

  test("AUT-07 tells a returning user once that they had registered before", async () => {
    const auth = startAuth();
    auth.emit("session.restored", maya);
    await auth.answer("checkProfile", { exists: false });
    await auth.answer("createUserContext", { preExisting: true });
    await auth.answer("reloadSubscription");
    expect(auth.listActions().filter((action) => action === "announceReturningUser")).toHaveLength(1);
  });

  test("AUT-08 logs a subscription flag that can't be loaded, and continues", async () => {
    const auth = startAuth();
    auth.emit("session.restored", maya);
    await auth.answer("checkProfile", { exists: true });
    await auth.fail("loadSubscription", new Failure("offline"));
    expect(auth.getValue()).toEqual({ signedIn: "ready" });
    expect(auth.listLogged()).toMatchObject([{ work: "loadSubscription", error: { code: "offline" } }]);
  });

  test("AUT-08 logs a profile check that fails or times out, and sets up no profile", async () => {
    const failing = startAuth();
    failing.emit("session.restored", maya);
    await failing.fail("checkProfile", new Failure("server"));
    const silent = startAuth();
    silent.emit("session.restored", maya);
    silent.wait(10_000);
    for (const auth of [failing, silent]) {
      expect(auth.getValue()).toEqual({ signedIn: "ready" });
      expect(auth.ports.countCalls("createUserContext")).toBe(0);
      expect(auth.listLogged()).toMatchObject([{ work: "checkProfile" }]);
    }
  });

  test("AUT-06 a set-up that fails is logged and repeated at the next sign-in", async () => {
    const auth = startAuth();
    auth.emit("session.restored", maya);
    await auth.answer("checkProfile", { exists: false });
    await auth.fail("createUserContext", new Failure("server"));
    expect(auth.getValue()).toEqual({ signedIn: "ready" });
    expect(auth.listLogged()).toMatchObject([{ work: "createUserContext" }]);

    const next = startAuth();
    next.emit("session.restored", maya);
    await next.answer("checkProfile", { exists: false });
    expect(next.ports.countCalls("createUserContext")).toBe(1);
  });

  test("AUT-06 a set-up ends if its last step fails or it times out", async () => {
    const failing = startAuth();
    failing.emit("session.restored", maya);
    await failing.answer("checkProfile", { exists: false });
    await failing.answer("createUserContext", { preExisting: false });
    await failing.fail("reloadSubscription", new Failure("offline"));
    expect(failing.getValue()).toEqual({ signedIn: "ready" });

    const silent = startAuth();
    silent.emit("session.restored", maya);
    await silent.answer("checkProfile", { exists: false });
    silent.wait(30_000);
    expect(silent.getValue()).toEqual({ signedIn: "ready" });
  });
});

describe("while a user is signed in", () => {
  test.each(["session.opened", "session.updated", "session.recovered", "session.verified", "session.refreshed"])(
    "AUT-10 %s of the same user changes only the email",
    async (type) => {
      const auth = await enterAsMaya();
      auth.emit(type, { ...maya, user: { id: "maya", email: "maya@school.edu" } });
      expect(auth.getValue()).toEqual({ signedIn: "ready" });
      expect(auth.getSnapshot().context.email).toBe("maya@school.edu");
      expect(auth.ports.countCalls("checkProfile")).toBe(1);
      expect(auth.listActions()).toEqual(type === "session.refreshed" ? ["rememberTokens"] : []);
    },
  );

  test.each(["session.opened", "session.refreshed"])(
    "AUT-10 %s of another user forgets the first user's data and checks the new profile",
    async (type) => {
      const auth = await enterAsMaya();
      auth.emit(type, noah);
      expect(auth.getValue()).toEqual({ signedIn: "checkingProfile" });
      expect(auth.getSnapshot().context.userId).toBe("noah");
      expect(auth.ports.lastCall("checkProfile").input).toEqual({ userId: "noah" });
      expect(auth.ports.lastCall("loadSubscription").input).toEqual({ userId: "noah" });
      expect(auth.listActions()).toContain("forgetUserData");
    },
  );
});

describe("signing out", () => {
  test("AUT-09 AUT-11 closes the session, removes the tokens, loads the home page and then becomes anonymous", async () => {
    const auth = await enterAsMaya();
    auth.actor.send({ type: "sign-out.requested" });
    expect([isSignedIn(auth.getSnapshot()), isAnonymous(auth.getSnapshot())]).toEqual([false, false]);
    auth.emit("session.closed");
    await auth.answer("signOut");
    expect(auth.listActions()).toContain("forgetTokens");
    expect(auth.getSnapshot().context).toMatchObject({ userId: null, email: null });
    expect(isAnonymous(auth.getSnapshot())).toBe(false);
    expect(auth.listActions()).not.toContain("forgetUserData");
    await auth.answer("returnHome");
    expect(auth.getValue()).toEqual({ anonymous: "visiting" });
    expect(auth.listActions()).toContain("forgetUserData");
  });

  test("AUT-09 logs a sign-out that fails or times out, and completes it", async () => {
    const failing = await enterAsMaya();
    failing.actor.send({ type: "sign-out.requested" });
    await failing.fail("signOut", new Failure("server"));
    const silent = await enterAsMaya();
    silent.actor.send({ type: "sign-out.requested" });
    silent.wait(5_000);
    for (const auth of [failing, silent]) {
      expect(auth.listLogged()).toMatchObject([{ work: "signOut" }]);
      await auth.answer("returnHome");
      expect(auth.getSnapshot().context).toMatchObject({ userId: null, failure: null });
      expect(auth.getValue()).toEqual({ anonymous: "visiting" });
    }
  });

  test("AUT-09 signs out even if the home page can't be reached", async () => {
    const failing = await enterAsMaya();
    failing.actor.send({ type: "sign-out.requested" });
    await failing.answer("signOut");
    await failing.fail("returnHome", new Error("no such page"));
    expect(isAnonymous(failing.getSnapshot())).toBe(true);

    const silent = await enterAsMaya();
    silent.actor.send({ type: "sign-out.requested" });
    await silent.answer("signOut");
    silent.wait(30_000);
    expect(isAnonymous(silent.getSnapshot())).toBe(true);
  });

  test("AUT-09 signing out during a set-up ignores its later answers", async () => {
    const auth = startAuth();
    auth.emit("session.restored", maya);
    await auth.answer("checkProfile", { exists: false });
    const setUp = auth.ports.lastCall("createUserContext");
    auth.actor.send({ type: "sign-out.requested" });
    expect(setUp.isStopped).toBe(true);
    await auth.answer("createUserContext", { preExisting: true });
    await auth.answer("signOut");
    await auth.answer("returnHome");
    expect(auth.getValue()).toEqual({ anonymous: "visiting" });
    expect(auth.listActions()).not.toContain("announceReturningUser");
  });

  test("AUT-09 signing out during the profile check stops it", async () => {
    const auth = startAuth();
    auth.emit("session.restored", maya);
    auth.actor.send({ type: "sign-out.requested" });
    await auth.answer("checkProfile", { exists: false });
    expect(auth.getValue()).toEqual({ signingOut: "closing" });
    expect(auth.ports.countCalls("createUserContext")).toBe(0);
  });

  test("AUT-11 a token refresh during a sign-out does not store tokens again", async () => {
    const auth = await enterAsMaya();
    auth.actor.send({ type: "sign-out.requested" });
    auth.emit("session.refreshed", maya);
    await auth.answer("signOut");
    auth.emit("session.refreshed", maya);
    expect(auth.listActions()).not.toContain("rememberTokens");
  });
});
