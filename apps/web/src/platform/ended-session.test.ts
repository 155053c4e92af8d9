import { expect, test } from "vitest";
import { MemoryStorage } from "@lectern/browser/testing/memory-storage";
import { createEndedSessionStore } from "./ended-session.ts";

const origin = "https://lectern.example";
const open = (tab: Storage = new MemoryStorage()) => createEndedSessionStore(tab, origin);

test("AUT-16 returns the page to the same student, once", () => {
  const ended = open();
  expect(ended.isRemembered()).toBe(false);
  ended.remember({ userId: "maya", path: "/dashboard/tools?x=1" });
  expect(ended.isRemembered()).toBe(true);
  expect([ended.takePath("maya"), ended.takePath("maya"), ended.isRemembered()]).toEqual([
    "/dashboard/tools?x=1",
    undefined,
    false,
  ]);
});

test.each([
  ["/dashboard/library/search?q=panic%20attack", "/dashboard/library/search"],
  ["/dashboard/library/recordings?sort=name&q=x&tag=1", "/dashboard/library/recordings?sort=name&tag=1"],
  ["/dashboard/library/folder/1?ask=why", "/dashboard/library/folder/1"],
])("AUT-16 stores %s without its words", (path, stored) => {
  const tab = new MemoryStorage();
  open(tab).remember({ userId: "maya", path });
  expect(open(tab).takePath("maya")).toBe(stored);
});

test("AUT-16 returns nothing to another student, and forgets the page", () => {
  const ended = open();
  ended.remember({ userId: "maya", path: "/dashboard/tools" });
  expect([ended.takePath("noah"), ended.takePath("maya")]).toEqual([undefined, undefined]);
});

test.each(["//evil.example/dashboard", "https://evil.example", "javascript:alert(1)"])(
  "AUT-12 AUT-16 does not return %s",
  (path) => {
    const ended = open();
    ended.remember({ userId: "maya", path });
    expect(ended.takePath("maya")).toBeUndefined();
  },
);

test.each(["{broken", "7", '{"userId":"maya"}'])("AUT-16 returns nothing if the tab has stored %s", (stored) => {
  const tab = new MemoryStorage();
  tab.setItem("lectern-ended-session", stored);
  expect(open(tab).takePath("maya")).toBeUndefined();
});

test("AUT-16 does not throw if the storage is refused", () => {
  const tab = new MemoryStorage();
  tab.getItem = tab.setItem = () => {
    throw new DOMException("refused", "SecurityError");
  };
  const ended = open(tab);
  ended.remember({ userId: "maya", path: "/dashboard" });
  expect([ended.isRemembered(), ended.takePath("maya")]).toEqual([false, undefined]);
});
