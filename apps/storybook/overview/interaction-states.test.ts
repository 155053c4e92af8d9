import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openStorybook } from "../testing/open-storybook.ts";

const { browser, origin } = await openStorybook();
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(`${origin}/iframe.html?viewMode=docs&id=overview-interaction-states--docs&globals=theme:light`);
await page.locator(".states tbody").first().waitFor({ timeout: 90_000 });
await page.addStyleTag({ content: "* { transition: none !important }" });
const devtools = await page.context().newCDPSession(page);
await devtools.send("DOM.enable");
await devtools.send("CSS.enable");
const { root } = await devtools.send("DOM.getDocument");
const selector = '.states td[data-state="at rest"] [data-forced]';
const { nodeIds } = await devtools.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });

/** Core components that a student can't operate, or that consist of other components. */
const still = [
  ..."Announcer Avatar Badge Banner ComingSoon DirectionProvider Divider DraftProvider EmptyState ErrorRegion".split(
    " ",
  ),
  ..."FeatureList FieldMessage Heading Highlight Icon Inline Keys LinkProvider ProviderMark QrCode Skeleton Spinner Stack".split(
    " ",
  ),
  ..."Stat Text VisuallyHidden".split(" "),
];
/** Components that open over the page, which have their own stories. */
const overPage = "CommandPalette ConfirmDialog DeleteDialog Dialog ShortcutSheet Toaster".split(" ");

it("QAS-12 shows every interactive component of the core in both themes", { timeout: 60_000 }, async () => {
  const snapshot = readFileSync(
    join(import.meta.dirname, "../../../packages/ui/api-snapshots/exports.core.txt"),
    "utf8",
  );
  const components = [...snapshot.matchAll(/\b[A-Z]\w*[a-z]\w*/g)].map(([name]) => name);
  const shown = await page
    .locator(".states tbody:has([data-theme=light]):has([data-theme=dark])")
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset["component"] ?? ""));
  expect([...new Set(shown), ...still, ...overPage].toSorted()).toEqual(components.toSorted());
});

/** Reads the styles that states change, for each element in a cell with content. */
const readLooks = async (state: string): Promise<Record<string, string[]>> =>
  await page.evaluate((chosen) => {
    const properties =
      "color backgroundColor backgroundSize borderColor outline boxShadow transform textDecoration opacity";
    const looks: Record<string, string[]> = {};
    for (const row of document.querySelectorAll(".states tbody"))
      for (const cell of row.querySelectorAll<HTMLElement>(`td[data-state="${chosen}"]`))
        looks[`${row.querySelector("th")?.textContent} ${cell.dataset["theme"]}`] = [
          ...cell.querySelectorAll("*:not(fieldset)"),
        ].map((element) => {
          const style = getComputedStyle(element);
          return properties
            .split(" ")
            .map((each) => style[each as "color"])
            .join(" ");
        });
    return looks;
  }, state);

const toClasses = (words = ""): string[] => words.split(" ").filter((word) => word !== "");

/**
 * Forces the browser's own pseudo-classes on the resting components, the same that the page's attribute replaces in a
 * state.
 */
async function forceAtRest(state: string): Promise<void> {
  const forced = await page
    .locator(`.states td[data-state="${state}"] [data-forced]`)
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset["forced"] ?? ""));
  expect(nodeIds).toHaveLength(forced.length);
  await Promise.all(
    nodeIds.map((nodeId, index) =>
      devtools.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: toClasses(forced[index]) }),
    ),
  );
}

it.each(["hover", "pressed", "focus-visible"])(
  "QAS-12 shows %s as the browser does",
  { timeout: 60_000 },
  async (state) => {
    const atRest = await readLooks("at rest");
    const shown = await readLooks(state);
    // As the group's only tab stop, which gets the focus.
    if (state === "focus-visible")
      await page.locator('.states td[data-state="at rest"] [tabindex="-1"]').evaluateAll((all) => {
        for (const each of all) (each as HTMLElement).tabIndex = 0;
      });
    await forceAtRest(state);
    const drawn = await readLooks("at rest");
    await forceAtRest("at rest");
    expect(drawn).toEqual(shown);
    const changed = Object.keys(shown).filter((name) => JSON.stringify(shown[name]) !== JSON.stringify(atRest[name]));
    expect(changed).toEqual(expect.arrayContaining(["Button light", "Button dark", "Select light", "Select dark"]));
  },
);

it("QAS-12 a disabled component looks different from the resting one, in both themes", {
  timeout: 60_000,
}, async () => {
  const [atRest, disabled] = [await readLooks("at rest"), await readLooks("disabled")];
  const names =
    "Button Checkbox ChoiceCards ColorSwatches FilePicker IconButton RadioGroup SearchField Select Switch TextArea TextField".split(
      " ",
    );
  const cells = names.flatMap((name) => [`${name} light`, `${name} dark`]);
  const isDrawn = (cell: string): boolean => disabled[cell]?.length === atRest[cell]?.length;
  const isEqual = (cell: string): boolean => disabled[cell]?.join() === atRest[cell]?.join();
  expect(cells.filter((cell) => !isDrawn(cell) || isEqual(cell))).toEqual([]);
});
