import { Failure } from "@lectern/domain/failure";
import { describe, expect, test } from "vitest";
import { type Auth, enterAsMaya, maya, noah, startAuth } from "./auth.harness.ts";
import { getEndedUserId, getUserId, isEnded, isSignedIn, isSigningOut } from "./auth.selectors.ts";

describe("a session that ended without a sign-out here", () => {
  test("AUT-16 AUT-10 loads the login page as a new document, and closes nothing at the server", async () => {
    const auth = await enterAsMaya();
    auth.emit("session.closed");
    expect([auth.getValue(), isSigningOut(auth.getSnapshot())]).toEqual(["openingLogin", true]);
    expect(auth.ports.lastCall("openLogin").input).toEqual({ userId: "maya" });
    expect([auth.ports.countCalls("signOut"), auth.ports.countCalls("returnHome")]).toEqual([0, 0]);
    expect(auth.listActions()).toContain("forgetTokens");
  });

  test("AUT-16 forgets the user's data and says that the session ended, when the login page did not load", async () => {
    const failing = await enterAsMaya();
    failing.emit("session.closed");
    await failing.fail("openLogin", new Failure("offline"));
    const silent = await enterAsMaya();
    silent.emit("session.closed");
    silent.wait(30_000);
    for (const auth of [failing, silent]) {
      expect([auth.getValue(), getUserId(auth.getSnapshot())]).toEqual([{ anonymous: "ended" }, null]);
      expect(getEndedUserId(auth.getSnapshot())).toBe("maya");
      expect(auth.listActions()).toContain("forgetUserData");
      expect(auth.listLogged()).toMatchObject([{ work: "openLogin" }]);
    }
  });

  test("AUT-11 AUT-16 a token refresh while the login page loads does not store tokens again", async () => {
    const auth = await enterAsMaya();
    auth.emit("session.closed");
    auth.emit("session.refreshed", maya);
    expect(auth.listActions()).not.toContain("rememberTokens");
  });

  test("AUT-16 a stored session that is refused when the page opens has ended, and it is known whose it was", () => {
    const auth = startAuth({ storedUserId: "maya" });
    expect(isEnded(auth.getSnapshot())).toBe(false);
    auth.emit("session.restored", null);
    expect(auth.getValue()).toEqual({ anonymous: "ended" });
    expect(getEndedUserId(auth.getSnapshot())).toBe("maya");
  });

  test("AUT-16 a page that is loaded after the session ended reports that, and has no user", () => {
    const auth = startAuth({ wasSignedOut: true });
    auth.emit("session.restored", null);
    expect([isEnded(auth.getSnapshot()), getEndedUserId(auth.getSnapshot())]).toEqual([true, null]);
  });

  test("AUT-16 a session that is restored has not ended", () => {
    const auth = startAuth({ storedUserId: "maya", wasSignedOut: true });
    auth.emit("session.restored", maya);
    expect([isSignedIn(auth.getSnapshot()), auth.getSnapshot().context.ended]).toEqual([true, null]);
  });

  test("AUT-16 a session that can't be restored for lack of an answer has not ended", () => {
    const auth = startAuth({ storedUserId: "maya" });
    auth.wait(20_000);
    expect(auth.getValue()).toEqual({ anonymous: "visiting" });
  });

  test("AUT-16 AUT-09 a sign-out in this window is no ended session", async () => {
    const auth = await enterAsMaya();
    auth.send({ type: "sign-out.requested" });
    auth.emit("session.closed");
    await auth.answer("signOut");
    await auth.answer("returnHome");
    expect(auth.getValue()).toEqual({ anonymous: "visiting" });
    expect(auth.ports.countCalls("openLogin")).toBe(0);
  });

  test("AUT-16 signing in again forgets that a session ended", async () => {
    const auth = startAuth({ storedUserId: "maya" });
    auth.emit("session.restored", null);
    auth.send({ type: "sign-in.requested", provider: "google" });
    await auth.fail("leaveForProvider", new Failure("offline"));
    expect(auth.getValue()).toEqual({ anonymous: "failed" });
    expect(auth.getSnapshot().context.ended).toBeNull();
  });
});

async function startDeletion(): Promise<Auth> {
  const auth = await enterAsMaya();
  auth.send({ type: "deletion.started" });
  return auth;
}

describe("while the account is deleted", () => {
  test("EXP-04 AUT-16 the page stays when another window finds the session gone, until the receipt is closed", async () => {
    const auth = await startDeletion();
    auth.emit("session.closed");
    expect([isSignedIn(auth.getSnapshot()), getUserId(auth.getSnapshot())]).toEqual([true, "maya"]);
    auth.send({ type: "sign-out.requested" });
    await auth.answer("signOut");
    expect([auth.getValue(), auth.ports.countCalls("openLogin")]).toEqual([{ signingOut: "leaving" }, 0]);
  });

  test.each(["session.opened", "session.refreshed"])(
    "EXP-04 the page stays when %s brings another user, whose session closing the receipt leaves alone",
    async (type) => {
      const auth = await startDeletion();
      auth.emit("session.closed");
      auth.emit(type, noah);
      expect([isSignedIn(auth.getSnapshot()), getUserId(auth.getSnapshot())]).toEqual([true, "maya"]);
      auth.send({ type: "sign-out.requested" });
      expect([auth.getValue(), auth.ports.countCalls("signOut")]).toEqual([{ signingOut: "leaving" }, 0]);
      expect(auth.listActions()).not.toContain("forgetSession");
    },
  );

  test("SET-04 a failed deletion leaves the user signed in", async () => {
    const auth = await startDeletion();
    auth.send({ type: "deletion.failed" });
    expect(auth.getValue()).toEqual({ signedIn: "ready" });
  });

  test("AUT-16 a failed deletion of an account whose session ended meanwhile leads to the login page", async () => {
    const auth = await startDeletion();
    auth.emit("session.closed");
    auth.send({ type: "deletion.failed" });
    expect([auth.getValue(), auth.ports.lastCall("openLogin").input]).toEqual(["openingLogin", { userId: "maya" }]);
  });

  test("AUT-10 a failed deletion shows the user who signed in meanwhile", async () => {
    const auth = await startDeletion();
    auth.emit("session.opened", noah);
    auth.send({ type: "deletion.failed" });
    expect([getUserId(auth.getSnapshot()), auth.listActions().includes("forgetUserData")]).toEqual(["noah", true]);
    expect(auth.ports.lastCall("checkProfile").input).toEqual({ userId: "noah" });
  });
});
