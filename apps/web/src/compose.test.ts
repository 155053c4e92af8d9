import { beforeEach, describe, expect, test, vi } from "vitest";
import { compose } from "./compose.ts";
import { createEndedSessionStore } from "./platform/ended-session.ts";
import { MemoryStorage } from "@lectern/browser/testing/memory-storage";

const toStoredSession = (id: string) =>
  JSON.stringify({
    access_token: `token of ${id}`,
    refresh_token: "refresh",
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id, email: `${id}@lectern.test` },
  });

describe("a page restored from the back/forward cache", () => {
  let reloads: number;
  let opened: string[];
  let tab: Storage;
  let show: (event: { persisted: boolean }) => void;
  let storage: Storage;

  const open = (session: string | undefined) => {
    reloads = 0;
    opened = [];
    tab = new MemoryStorage();
    storage = new MemoryStorage();
    if (session !== undefined) storage.setItem("lectern-session", session);
    compose({
      location: Object.assign(new URL("https://lectern.test/dashboard/tools?x=1"), {
        replace: (path: string) => void opened.push(path),
        reload: () => (reloads += 1),
      }) as unknown as Location,
      history: { state: null, replaceState: () => undefined } as unknown as History,
      localStorage: storage,
      sessionStorage: tab,
      navigator: { userAgent: "" },
      performance,
      fetch: () => new Promise(() => undefined),
      addEventListener: (_type: string, listener: unknown) => (show = listener as typeof show),
    });
  };
  beforeEach(() => open(toStoredSession("maya")));

  test("AUT-16 opens the login page if its student has signed out meanwhile, and remembers the path in the tab", async () => {
    storage.removeItem("lectern-session");
    show({ persisted: true });
    // It first waits until the kept data is removed.
    await vi.waitFor(() => expect([reloads, opened]).toEqual([0, ["/login"]]));
    expect(storage.getItem("intendedUrl")).toBeNull();
    expect(createEndedSessionStore(tab, "https://lectern.test").takePath("maya")).toBe("/dashboard/tools?x=1");
  });

  test("AUT-09 reloads if another student has signed in", () => {
    storage.setItem("lectern-session", toStoredSession("noah"));
    show({ persisted: true });
    expect(reloads).toBe(1);
  });

  test("AUT-09 does not reload for the same student, a visitor, or a new document", () => {
    show({ persisted: true });
    storage.removeItem("lectern-session");
    show({ persisted: false });
    open(undefined);
    show({ persisted: true });
    expect(reloads).toBe(0);
  });
});
