import { expect, test } from "vitest";
import { isComposing, toShortcutKey } from "./keys.ts";

test.each([
  ["k", "KeyK", "k"],
  ["K", "KeyK", "k"],
  ["л", "KeyK", "k"],
  ["Л", "KeyK", "k"],
  ["κ", "KeyK", "k"],
  ["ל", "KeyK", "k"],
  ["ن", "KeyK", "k"],
  ["ㅏ", "KeyK", "k"],
  ["क", "KeyK", "k"],
  // A Latin letter is itself, wherever it stands.
  ["a", "KeyQ", "a"],
  ["z", "KeyY", "z"],
  ["٢", "Digit2", "2"],
  ["é", "Digit2", "2"],
  ["2", "Digit2", "2"],
  ["/", "Digit7", "/"],
  ["?", "Minus", "?"],
  ["ж", "Semicolon", "ж"],
  ["Enter", "Enter", "enter"],
  ["ArrowDown", "ArrowDown", "arrowdown"],
  ["", "KeyA", ""],
])("ACC-06 the key %s at %s is called %s", (key, code, name) => {
  expect(toShortcutKey({ key, code })).toBe(name);
});

test("ACC-06 Enter after a composition in Safari's order belongs to it", () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
});
