import { beforeEach, describe, expect, test } from "vitest";
import { compose } from "./compose.ts";
import { MemoryStorage } from "./testing/memory-storage.ts";

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
  let show: (event: { persisted: boolean }) => void;
  let storage: Storage;

  const open = (session: string | undefined) => {
    reloads = 0;
    storage = new MemoryStorage();
    if (session !== undefined) storage.setItem("lectern-session", session);
    compose({
      location: Object.assign(new URL("https://lectern.test/dashboard"), {
        replace: () => undefined,
        reload: () => (reloads += 1),
      }) as unknown as Location,
      history: { state: null, replaceState: () => undefined } as unknown as History,
      localStorage: storage,
      sessionStorage: new MemoryStorage(),
      navigator: { userAgent: "" },
      performance,
      fetch: () => new Promise(() => undefined),
      addEventListener: (_type: string, listener: unknown) => (show = listener as typeof show),
    });
  };
  beforeEach(() => open(toStoredSession("maya")));

  test("AUT-09 reloads when its student has signed out meanwhile", () => {
    storage.removeItem("lectern-session");
    show({ persisted: true });
    expect(reloads).toBe(1);
  });

  test("AUT-09 reloads when another student has signed in", () => {
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
