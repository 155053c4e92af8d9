import { expect, it } from "vitest";
import { applyStoredTheme, chooseTheme, storedThemeChoice, THEME_STORAGE_KEY } from "./theme-choice.ts";

const memory = (start: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(start));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const rootElement = () => ({ dataset: {} as DOMStringMap }) as HTMLElement;

it("sets a choice on the html element", () => {
  const root = rootElement();
  chooseTheme("dark", root, memory());
  expect(root.dataset["theme"]).toBe("dark");
});

it("stores a choice", () => {
  const storage = memory();
  chooseTheme("dark", rootElement(), storage);
  expect(storedThemeChoice(storage)).toBe("dark");
});

it("returns the decision to the device", () => {
  const [root, storage] = [rootElement(), memory({ [THEME_STORAGE_KEY]: "dark" })];
  chooseTheme("system", root, storage);
  expect(root.dataset["theme"]).toBeUndefined();
  expect(storage.kept.size).toBe(0);
});

it.each(["", "sepia", "DARK"])("treats a stored %j as the device's decision", (stored) => {
  expect(storedThemeChoice(memory({ [THEME_STORAGE_KEY]: stored }))).toBe("system");
});

const refuse = (): never => {
  throw new DOMException("refused", "SecurityError");
};

it("works without storage", () => {
  const root = rootElement();
  expect(storedThemeChoice({ getItem: refuse })).toBe("system");
  chooseTheme("light", root, { setItem: refuse, removeItem: refuse });
  expect(root.dataset["theme"]).toBe("light");
});

it.each([
  ["dark", "dark"],
  ["light", "light"],
  ["<script>", undefined],
])("applies a stored %j before the first paint as %j", (stored, shown) => {
  const root = rootElement();
  applyStoredTheme(root, memory({ [THEME_STORAGE_KEY]: stored }));
  expect(root.dataset["theme"]).toBe(shown);
});

it("leaves the theme to the device before the first paint if no choice is stored", () => {
  const root = rootElement();
  applyStoredTheme(root, memory());
  expect(root.dataset["theme"]).toBeUndefined();
});
