import { expect, it } from "vitest";
import type { Story } from "@lectern/story-shots/stories";
import { toArguments } from "./arguments.ts";

const story = (id: string, importPath: string): Story => ({ id, title: id, name: id, importPath });
const badge = story("elements-badge-badge--default", "../../packages/ui/src/elements/badge/Badge.stories.tsx");
const everyBadge = { ...badge, id: "elements-badge-badge--everything" };
const login = story("screens-login-login-states--all-states", "../web/src/pages/login/Login.states.stories.tsx");
const odd = story("odd--default", "../web/src/(odd)/[id]/{a,b}.stories.tsx");
const stories = [badge, everyBadge, login, odd];

it("QAS-03 Chromatic takes every story unless only changed stories are requested", () => {
  expect(toArguments("/built", ["--exit-zero-on-changes"], stories)).toEqual([
    "--storybook-build-dir",
    "/built",
    "--exit-zero-on-changes",
  ]);
});

it("QAS-03 Chromatic takes the files of the touched stories only, each named once", () => {
  expect(toArguments("/built", ["--dry-run"], stories, [badge, everyBadge, login])).toEqual([
    "--storybook-build-dir",
    "/built",
    "--dry-run",
    "--only-story-files",
    "../../packages/ui/src/elements/badge/Badge.stories.tsx",
    "--only-story-files",
    "../web/src/pages/login/Login.states.stories.tsx",
  ]);
});

it("QAS-03 Chromatic gets no list of files when a change touches every story", () => {
  expect(toArguments("/built", [], stories, stories)).toEqual(["--storybook-build-dir", "/built"]);
});

it("QAS-03 Chromatic isn't started when a change touches no story", () => {
  expect(toArguments("/built", [], stories, [])).toBeUndefined();
});

it("QAS-03 Chromatic reads brackets and braces in a file's name literally", () => {
  expect(toArguments("/built", [], stories, [odd])?.at(-1)).toBe(
    String.raw`../web/src/\(odd\)/\[id\]/\{a,b\}.stories.tsx`,
  );
});
