import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isLive, parseNodes, toHeardLines } from "./announced-tree.ts";
import { flows } from "./flows.ts";
import { PAGE } from "./page.ts";
import { namesOf, readScreens, toLandmarks, toPages } from "./screens.ts";

const screens = readScreens();
const pages = toPages(screens);

describe("ACC-05 what is heard in a flow", () => {
  const steps = Object.entries(flows).flatMap(([flow, all]) => all.map((step) => [flow, step.at, step.hears] as const));
  it.each(steps)("ACC-05 %s: %s", (_, at, hears) => {
    const [screen = "", state = ""] = at.split(" ");
    const lines = toHeardLines(screens.get(screen)?.get(state) ?? []);
    // Each is looked for after the one before.
    let from = 0;
    const missing = hears.filter((announcement) => {
      const found = lines.indexOf(announcement, from);
      if (found !== -1) from = found + 1;
      return found === -1;
    });
    expect({ missing, heard: missing.length === 0 ? [] : lines }).toEqual({ missing: [], heard: [] });
  });
});

/** Pages that are read and no step of a flow, or that say what went wrong. */
const inNoFlow = new Set(
  "accessibility auth-loading download error experimental faq feature-request landing not-found not-kept privacy-policy sample terms tools".split(
    " ",
  ),
);

it("ACC-05 every page is a step of a flow, or is one to read", () => {
  const inFlows = new Set(Object.values(flows).flatMap((steps) => steps.map(({ at }) => at.split("/")[0] ?? "")));
  const names = pages.map(([screen]) => screen.split("/")[0] ?? "");
  expect(names.filter((name) => !inFlows.has(name))).toEqual(names.filter((name) => inNoFlow.has(name)));
});

/** Roles that say nothing without a name. */
const NAMED: ReadonlySet<string> = new Set(
  "alertdialog button checkbox combobox dialog image link menuitem radio region searchbox slider switch tab textbox".split(
    " ",
  ),
);
/** What a page's states don't have, with the reason. */
const withoutTitle: Readonly<Record<string, string>> = {
  "ask-unit/AskUnitView": "A region of a folder's page, below its title.",
  "auth-loading/AuthLoadingView": "Shown for a moment, until the page is known.",
  "manage-subscription/ManageSubscriptionView checking": "Shown until the subscription is known.",
  "recording/RecordingView title-failed": "The title is being edited, as a field.",
  "study-guide/StudyGuideView title-failed": "The title is being edited, as a field.",
};

it("ACC-05 a page has one title, headings that skip no level, one main landmark, and names for all controls", () => {
  const wrong = pages.flatMap(([screen, states]) =>
    [...states].flatMap(([state, nodes]) => {
      const levels = nodes.filter(({ role }) => role === "heading").map(({ states: own }) => Number(own.get("level")));
      const isModal = (nodes[0]?.role ?? "").endsWith("dialog");
      const hasTitle =
        !isModal && withoutTitle[screen] === undefined && withoutTitle[`${screen} ${state}`] === undefined;
      const landmarks = toLandmarks(nodes);
      const found = [
        ...(hasTitle && levels.filter((level) => level === 1).length !== 1 ? ["no title"] : []),
        ...(hasTitle && levels.some((level, at) => level > (levels[at - 1] ?? 0) + 1)
          ? [`levels ${levels.join("")}`]
          : []),
        ...(isModal || landmarks.filter((landmark) => landmark === "main").length === 1 ? [] : ["no main"]),
        ...landmarks
          .filter((landmark, at) => landmarks.indexOf(landmark) !== at)
          .map((landmark) => `twice: ${landmark}`),
        ...namesOf(nodes, ({ role, name }) => NAMED.has(role) && name === "").map((role) => `without a name: ${role}`),
      ];
      return found.map((each) => `${screen} ${state}: ${each}`);
    }),
  );
  expect(wrong).toEqual([]);
});

it("ACC-05 the names, landmarks and announcements of a tree are found", () => {
  const nodes = parseNodes(
    'main\n  heading "A" level=1\n  alert live=assertive\n    text "It failed"\n  button "Send \\"it\\"" disabled busy=1\n  button\n  status live=polite',
  );
  expect(toHeardLines(nodes)).toEqual([
    "main",
    "A, heading 1",
    "alert: It failed",
    "It failed",
    'Send "it", button, dimmed, busy',
    "button",
  ]);
  expect(nodes.filter(isLive).map(({ role }) => role)).toEqual(["alert", "status"]);
});

it("ACC-05 the documentation has each page", () => {
  const documented = [...readFileSync(PAGE, "utf8").matchAll(/^\| ([\w-]+) \| (?!landmarks)/gm)].map(
    ([, page]) => page,
  );
  // `node apps/storybook/heard/write-page.ts` writes them.
  expect(documented).toEqual(pages.map(([screen]) => screen.split("/")[0]));
});
