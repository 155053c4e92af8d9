import { beforeEach, describe, expect, test } from "vitest";
import { compose } from "./compose.ts";
import { MemoryStorage } from "./testing/memory-storage.ts";

const sessionOf = (id: string) =>
  JSON.stringify({
    access_token: `token of ${id}`,
    refresh_token: "refresh",
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id, email: `${id}@lectern.test` },
  });

describe("a page that the browser kept and shows again", () => {
  let reloads: number;
  let show: (event: { persisted: boolean }) => void;
  let kept: Storage;

  const open = (session: string | undefined) => {
    reloads = 0;
    kept = new MemoryStorage();
    if (session !== undefined) kept.setItem("lectern-session", session);
    compose({
      location: Object.assign(new URL("https://lectern.test/dashboard"), {
        replace: () => undefined,
        reload: () => (reloads += 1),
      }) as unknown as Location,
      history: { state: null, replaceState: () => undefined } as unknown as History,
      localStorage: kept,
      sessionStorage: new MemoryStorage(),
      navigator: { userAgent: "" },
      performance,
      fetch: () => new Promise(() => undefined),
      addEventListener: (_type: string, listener: unknown) => (show = listener as typeof show),
    });
  };
  beforeEach(() => open(sessionOf("maya")));

  test("AUT-09 is loaded anew when its student has signed out meanwhile", () => {
    kept.removeItem("lectern-session");
    show({ persisted: true });
    expect(reloads).toBe(1);
  });

  test("AUT-09 is loaded anew when somebody else has signed in", () => {
    kept.setItem("lectern-session", sessionOf("noah"));
    show({ persisted: true });
    expect(reloads).toBe(1);
  });

  test("AUT-09 stays as it is for the same student, for a visitor, and where nothing was kept", () => {
    show({ persisted: true });
    kept.removeItem("lectern-session");
    show({ persisted: false });
    open(undefined);
    show({ persisted: true });
    expect(reloads).toBe(0);
  });
});
