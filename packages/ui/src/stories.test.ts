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

it("names every file of a component after it", () => {
  const strangers = globSync(`${rooms}/**/[A-Z]*.{ts,tsx}`, { cwd: src }).filter((file) => {
    const folder = basename(dirname(file)).replaceAll("-", "");
    return !basename(file).split(".")[0]?.toLowerCase().startsWith(folder);
  });
  expect(strangers).toEqual([]);
});

it("shows each story in the sidebar at the path of its file", () => {
  const misplaced = globSync("**/*.stories.tsx", { cwd: src }).filter((file) => {
    const path = file.replace(".stories.tsx", "");
    const title = /^ {2}title: "([^"]+)",$/m.exec(readFileSync(join(src, file), "utf8"))?.[1];
    // Storybook takes the path by itself, but drops a folder that is called as its file: button/Button.
    const isShortened = basename(dirname(file)) === basename(path).toLowerCase();
    return title !== (isShortened ? path : undefined);
  });
  expect(misplaced).toEqual([]);
});

it("lets a designer choose every look that a component's recipe has", () => {
  const looks = globSync("**/*.tsx", { cwd: src })
    .filter((file) => !file.endsWith(".stories.tsx"))
    .filter((file) => /Props =[^;]*Variants\b/.test(readFileSync(join(src, file), "utf8")));
  const without = looks.filter(
    (file) => !readFileSync(join(src, file.replace(".tsx", ".stories.tsx")), "utf8").includes("argTypes: toControls("),
  );
  expect(looks.length).toBeGreaterThan(10);
  expect(without).toEqual([]);
});

it("lets only the theme see the tokens", () => {
  const readers = globSync("**/*.{ts,tsx,mdx}", { cwd: src }).filter(
    (file) => !/^(theme|tokens)\//.test(file) && /from "[^"]*\/tokens\//.test(readFileSync(join(src, file), "utf8")),
  );
  expect(readers).toEqual([]);
});

it("names no colour in a component's styles: only roles", () => {
  const painted = globSync(`${rooms}/**/*.css.ts`, { cwd: src }).filter((file) =>
    /#[\da-f]{3,8}\b|rgb\(|hsl\(|oklch\(/i.test(readFileSync(join(src, file), "utf8")),
  );
  expect(painted).toEqual([]);
});

it("uses logical sides, so that a right-to-left page mirrors", () => {
  const physical = globSync(`${rooms}/**/*.css.ts`, { cwd: src }).filter((file) =>
    /\b(margin|padding)(Left|Right|Top|Bottom)\b|\b(left|right|top|bottom):/.test(
      readFileSync(join(src, file), "utf8"),
    ),
  );
  expect(physical).toEqual([]);
});

const read = (files: readonly string[]): string => files.map((file) => readFileSync(join(src, file), "utf8")).join();

it("QAS-14 gives every screen that can fail to load a story named Failed", () => {
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
