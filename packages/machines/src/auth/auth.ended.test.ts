import { Failure } from "@lectern/domain/failure";
import { describe, expect, test } from "vitest";
import { type Auth, enterAsMaya, maya, noah, startAuth } from "./auth.harness.ts";
import { getEndedUserId, getUserId, isEnded, isSignedIn } from "./auth.selectors.ts";

describe("a session that ended without a sign-out in this window", () => {
  test("AUT-16 AUT-10 loads the login page as a new document, and sends no sign-out to the server", async () => {
    const auth = await enterAsMaya();
    auth.emit("session.closed");
    expect(auth.getValue()).toBe("openingLogin");
    expect(auth.ports.lastCall("openLogin").input).toEqual({ userId: "maya" });
    expect([auth.ports.countCalls("signOut"), auth.ports.countCalls("returnHome")]).toEqual([0, 0]);
    expect(auth.listActions()).toContain("forgetTokens");
  });

  test("AUT-16 if the login page doesn't load, forgets the user's data and reports that the session ended", async () => {
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

  test("AUT-16 a stored session that is refused when the page opens counts as ended, and its user is known", () => {
    const auth = startAuth({ storedUserId: "maya" });
    expect(isEnded(auth.getSnapshot())).toBe(false);
    auth.emit("session.restored", null);
    expect(auth.getValue()).toEqual({ anonymous: "ended" });
    expect(getEndedUserId(auth.getSnapshot())).toBe("maya");
  });

  test("AUT-16 a page loaded after the session ended reports that, and has no user", () => {
    const auth = startAuth({ wasSignedOut: true });
    auth.emit("session.restored", null);
    expect([isEnded(auth.getSnapshot()), getEndedUserId(auth.getSnapshot())]).toEqual([true, null]);
  });

  test("AUT-16 a restored session does not count as ended", () => {
    const auth = startAuth({ storedUserId: "maya", wasSignedOut: true });
    auth.emit("session.restored", maya);
    expect([isSignedIn(auth.getSnapshot()), auth.getSnapshot().context.ended]).toEqual([true, null]);
  });

  test("AUT-16 a session that can't be restored because no answer came does not count as ended", () => {
    const auth = startAuth({ storedUserId: "maya" });
    auth.wait(20_000);
    expect(auth.getValue()).toEqual({ anonymous: "visiting" });
  });

  test("AUT-16 AUT-09 a sign-out in this window does not count as an ended session", async () => {
    const auth = await enterAsMaya();
    auth.send({ type: "sign-out.requested" });
    auth.emit("session.closed");
    await auth.answer("signOut");
    await auth.answer("returnHome");
    expect(auth.getValue()).toEqual({ anonymous: "visiting" });
    expect(auth.ports.countCalls("openLogin")).toBe(0);
  });

  test("AUT-16 signing in clears the report of an ended session", async () => {
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

describe("during account deletion", () => {
  test("EXP-04 AUT-16 if another window finds the session gone, the page stays until the receipt is closed", async () => {
    const auth = await startDeletion();
    auth.emit("session.closed");
    expect([isSignedIn(auth.getSnapshot()), getUserId(auth.getSnapshot())]).toEqual([true, "maya"]);
    auth.send({ type: "sign-out.requested" });
    await auth.answer("signOut");
    expect([auth.getValue(), auth.ports.countCalls("openLogin")]).toEqual([{ signingOut: "leaving" }, 0]);
  });

  test.each(["session.opened", "session.refreshed"])(
    "EXP-04 if %s brings another user, the page stays, and closing the receipt keeps that user's session",
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

  test("AUT-16 if the session ended during a deletion that fails, the login page loads", async () => {
    const auth = await startDeletion();
    auth.emit("session.closed");
    auth.send({ type: "deletion.failed" });
    expect([auth.getValue(), auth.ports.lastCall("openLogin").input]).toEqual(["openingLogin", { userId: "maya" }]);
  });

  test("AUT-10 if another user signed in during a deletion that fails, the page shows that user", async () => {
    const auth = await startDeletion();
    auth.emit("session.opened", noah);
    auth.send({ type: "deletion.failed" });
    expect([getUserId(auth.getSnapshot()), auth.listActions().includes("forgetUserData")]).toEqual(["noah", true]);
    expect(auth.ports.lastCall("checkProfile").input).toEqual({ userId: "noah" });
  });
});
