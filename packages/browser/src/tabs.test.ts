import { expect, test } from "vitest";
import { MemoryStorage } from "./testing/memory-storage.ts";
import { announceToTabs, listenToTabs } from "./tabs.ts";

test("COR-03 a value reaches the listeners of its key in the other tabs once, and stays in no storage", () => {
  const heard: string[] = [];
  const target = new EventTarget();
  const addEventListener = target.addEventListener.bind(target) as Window["addEventListener"];
  listenToTabs(addEventListener, "changed", (value) => void heard.push(value));
  listenToTabs(addEventListener, "another", () => void heard.push("another"));
  const storage = new MemoryStorage();
  const tell = (key: string, newValue: string | null) =>
    target.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
  announceToTabs(
    {
      setItem: (key, value) => {
        storage.setItem(key, value);
        tell(key, value);
      },
      removeItem: (key) => {
        storage.removeItem(key);
        tell(key, null);
      },
    },
    "changed",
    "a recording",
  );
  expect(heard).toEqual(["a recording"]);
  expect(storage.getItem("changed")).toBeNull();
});

const refuse = () => {
  throw new DOMException("full", "QuotaExceededError");
};

test("COR-03 a storage that is full tells nothing, and stops no one", () => {
  expect(() => announceToTabs({ setItem: refuse, removeItem: refuse }, "changed", "a recording")).not.toThrow();
});
