import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";

const src = import.meta.dirname;
const rooms = "{elements,forms,overlays,navigation,feedback,illustrations,recording,cards,frames,screens}";
const foldersWith = (pattern: string): Set<string> =>
  new Set(globSync(`${rooms}/**/${pattern}`, { cwd: src }).map((file) => dirname(file)));

it("QAS-01 every component's folder has a story", () => {
  const withStories = foldersWith("*.stories.tsx");
  const components = [...foldersWith("*.tsx")];
  expect(components.filter((folder) => !withStories.has(folder))).toEqual([]);
  expect(components.length).toBeGreaterThan(40);
});

it("names every file of a component after the component", () => {
  const strangers = globSync(`${rooms}/**/[A-Z]*.{ts,tsx}`, { cwd: src }).filter((file) => {
    const folder = basename(dirname(file)).replaceAll("-", "");
    return !basename(file).split(".")[0]?.toLowerCase().startsWith(folder);
  });
  expect(strangers).toEqual([]);
});

it("lists each story in the sidebar at the path of its file", () => {
  const misplaced = globSync("**/*.stories.tsx", { cwd: src }).filter((file) => {
    const path = file.replace(".stories.tsx", "");
    const title = /^ {2}title: "([^"]+)",$/m.exec(readFileSync(join(src, file), "utf8"))?.[1];
    // Storybook derives the path, but omits a folder with the same name as its file: button/Button.
    const isShortened = basename(dirname(file)) === basename(path).toLowerCase();
    return title !== (isShortened ? path : undefined);
  });
  expect(misplaced).toEqual([]);
});

it("offers every variant of a component's recipe as a control", () => {
  const looks = globSync("**/*.tsx", { cwd: src })
    .filter((file) => !file.endsWith(".stories.tsx"))
    .filter((file) => /Props =[^;]*Variants\b/.test(readFileSync(join(src, file), "utf8")));
  const without = looks.filter(
    (file) => !readFileSync(join(src, file.replace(".tsx", ".stories.tsx")), "utf8").includes("argTypes: toControls("),
  );
  expect(looks.length).toBeGreaterThan(10);
  expect(without).toEqual([]);
});

it("only the theme imports the tokens", () => {
  const readers = globSync("**/*.{ts,tsx,mdx}", { cwd: src }).filter(
    (file) => !/^(theme|tokens)\//.test(file) && /from "[^"]*\/tokens\//.test(readFileSync(join(src, file), "utf8")),
  );
  expect(readers).toEqual([]);
});

it("component styles use colour roles and no colour values", () => {
  const painted = globSync(`${rooms}/**/*.css.ts`, { cwd: src }).filter((file) =>
    /#[\da-f]{3,8}\b|rgb\(|hsl\(|oklch\(/i.test(readFileSync(join(src, file), "utf8")),
  );
  expect(painted).toEqual([]);
});

/** They undo physical properties that Sonner and Radix set, or follow the words' direction, which isn't the page's. */
const physicalOnPurpose = [
  "forms/radio-group/RadioGroup.css.ts",
  "overlays/toaster/Toaster.css.ts",
  "recording/chat-thread/ChatThread.css.ts",
];

it("component styles use logical properties, so that a right-to-left page is mirrored", () => {
  const physical = globSync(`${rooms}/**/*.css.ts`, { cwd: src }).filter((file) =>
    /\b(margin|padding)(Left|Right|Top|Bottom)\b|\b(left|right|top|bottom):/.test(
      readFileSync(join(src, file), "utf8"),
    ),
  );
  expect(physical.toSorted()).toEqual(physicalOnPurpose);
});

const read = (files: readonly string[]): string => files.map((file) => readFileSync(join(src, file), "utf8")).join();

it("QAS-14 every screen that can fail to load has a story named Failed", () => {
  const failing = [...foldersWith("*.tsx")]
    .filter((folder) => folder.startsWith("screens/"))
    .filter((folder) =>
      /\bstate: \{ kind: "failed"|readonly kind: "failed"/.test(read(globSync(`${folder}/*.{ts,tsx}`, { cwd: src }))),
    );
  const unnamed = failing.filter(
    (folder) => !/^export const Failed\b/m.test(read(globSync(`${folder}/*.stories.tsx`, { cwd: src }))),
  );
  expect(failing.length).toBeGreaterThan(15);
  expect(unnamed).toEqual([]);
});
