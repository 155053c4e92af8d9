import { describe, expect, it } from "vitest";
import { commands } from "./commands.ts";
import { findCommand, type PressedKey, toKeyNames } from "./shortcuts.ts";
import { areSingleKeysOn, switchSingleKeys } from "./single-keys.ts";
import { MemoryStorage } from "@lectern/browser/testing/memory-storage";

const LINUX = "Mozilla/5.0 (X11; Linux x86_64)";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";

const press = (key: string, change: Partial<PressedKey["event"]> = {}, where: Partial<PressedKey> = {}) =>
  findCommand({
    event: {
      key,
      code: "",
      keyCode: 0,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      isComposing: false,
      repeat: false,
      defaultPrevented: false,
      ...change,
    },
    isInField: false,
    isOverlayOpen: false,
    areSingleKeysOn: true,
    userAgent: LINUX,
    ...where,
  })?.id;

describe("FND-03 the palette's key", () => {
  it.each([
    ["Ctrl-K", press("k", { ctrlKey: true })],
    ["Ctrl-K with caps lock", press("K", { ctrlKey: true })],
    ["Ctrl-K on a Cyrillic layout", press("л", { ctrlKey: true, code: "KeyK" })],
    ["Ctrl-K on a Korean layout", press("ㅏ", { ctrlKey: true, code: "KeyK" })],
    ["Ctrl-K in a field", press("k", { ctrlKey: true }, { isInField: true })],
    ["Ctrl-K without single keys", press("k", { ctrlKey: true }, { areSingleKeysOn: false })],
    ["Command-K on a Mac", press("k", { metaKey: true }, { userAgent: MAC })],
  ])("%s opens it", (_, id) => expect(id).toBe("palette"));

  it.each([
    ["k", press("k")],
    ["Ctrl-Shift-K", press("k", { ctrlKey: true, shiftKey: true })],
    ["Ctrl-Alt-K", press("k", { ctrlKey: true, altKey: true })],
    ["Ctrl-K on a Mac, which cuts a line", press("k", { ctrlKey: true }, { userAgent: MAC })],
    ["Ctrl-K while a dialog is open", press("k", { ctrlKey: true }, { isOverlayOpen: true })],
    ["a key that something else has answered", press("k", { ctrlKey: true, defaultPrevented: true })],
  ])("%s does not", (_, id) => expect(id).toBeUndefined());
});

describe("SHL-16 single keys", () => {
  it.each([
    ["/", "search-here"],
    ["?", "shortcuts"],
  ])("%s starts its command", (key, id) => expect(press(key, { shiftKey: key === "?" })).toBe(id));

  it.each([
    ["in a field", press("/", {}, { isInField: true })],
    ["with Ctrl", press("/", { ctrlKey: true })],
    ["with Alt", press("/", { altKey: true })],
    ["with Command", press("?", { metaKey: true })],
    ["while a dialog is open", press("?", {}, { isOverlayOpen: true })],
    ["while a letter is composed", press("/", { isComposing: true })],
    ["when they are switched off", press("/", {}, { areSingleKeysOn: false })],
    ["when held down", press("/", { repeat: true })],
  ])("do nothing %s", (_, id) => expect(id).toBeUndefined());

  it("are off on this device until they are switched on", () => {
    const storage = new MemoryStorage();
    expect(areSingleKeysOn(storage)).toBe(true);
    switchSingleKeys(false, storage);
    expect(areSingleKeysOn(storage)).toBe(false);
    switchSingleKeys(true, storage);
    expect(areSingleKeysOn(storage)).toBe(true);
    expect(storage.length).toBe(0);
  });
});

it("FND-03 no two commands have the same name or key", () => {
  expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
  const keys = commands.flatMap(({ shortcut }) => (shortcut ? [JSON.stringify(shortcut)] : []));
  expect(new Set(keys).size).toBe(keys.length);
});

it.each([
  [LINUX, ["Ctrl", "K"]],
  [MAC, ["⌘", "K"]],
])("SHL-16 names the palette's keys as on the keyboard", (userAgent, names) => {
  expect(toKeyNames(commands.find(({ id }) => id === "palette")!, userAgent)).toEqual(names);
});
