import { expect, it } from "vitest";
import { chooseTheme, storedThemeChoice, THEME_STORAGE_KEY, themeBootScript } from "./theme-choice.ts";

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

it("keeps a choice and shows it on the html element", () => {
  const [root, storage] = [rootElement(), memory()];
  chooseTheme("dark", root, storage);
  expect(root.dataset["theme"]).toBe("dark");
  expect(storedThemeChoice(storage)).toBe("dark");
});

it("gives the decision back to the device", () => {
  const [root, storage] = [rootElement(), memory({ [THEME_STORAGE_KEY]: "dark" })];
  chooseTheme("system", root, storage);
  expect(root.dataset["theme"]).toBeUndefined();
  expect(storage.kept.size).toBe(0);
});

it.each(["", "sepia", "DARK"])("takes a stored %j for the device's decision", (stored) => {
  expect(storedThemeChoice(memory({ [THEME_STORAGE_KEY]: stored }))).toBe("system");
});

const refuse = (): never => {
  throw new DOMException("refused", "SecurityError");
};

it("lives without storage", () => {
  const root = rootElement();
  expect(storedThemeChoice({ getItem: refuse })).toBe("system");
  chooseTheme("light", root, { setItem: refuse, removeItem: refuse });
  expect(root.dataset["theme"]).toBe("light");
});

const shownAfterBoot = (stored: string | null): unknown => {
  const page = { documentElement: rootElement() };
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- it is shipped as text
  new Function("localStorage", "document", themeBootScript)({ getItem: () => stored }, page);
  return page.documentElement.dataset["theme"];
};

it("shows the stored choice before the first paint", () => {
  expect([shownAfterBoot("dark"), shownAfterBoot("light"), shownAfterBoot(null), shownAfterBoot("<script>")]).toEqual([
    "dark",
    "light",
    undefined,
    undefined,
  ]);
});
