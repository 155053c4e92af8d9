import { toExamination } from "@lectern/story-shots/examiners/geometry/examination";
import type { GeometryFinding } from "@lectern/story-shots/examiners/geometry/finding";
import { paths } from "../src/paths.ts";
import { expect, test } from "./fixtures.ts";
import type { Page } from "./page.ts";

/**
 * A browser's zoom is a smaller window to the page. Neither driver sets the browser's text size, so the root's is set, which media
 * queries don't follow: hence a window in which they choose one column, as they do for twice the text on 1280 px.
 */
const modes = [
  { name: "zoom-200", width: 640, height: 400, textSize: "" },
  { name: "large-text", width: 600, height: 800, textSize: "200%" },
] as const;

const setTextSize = (size: string): string => (document.documentElement.style.fontSize = size);

/** Asks for two frames after a change of the window, which WebKit's driver doesn't wait for. */
function beginFrames(): boolean {
  Object.assign(globalThis, { isDrawn: false });
  requestAnimationFrame(() => requestAnimationFrame(() => Object.assign(globalThis, { isDrawn: true })));
  return true;
}
const isDrawn = (): boolean => (globalThis as { isDrawn?: boolean }).isDrawn === true;
const hasWidth = (width: number): boolean => innerWidth === width;

function isSettled(): boolean {
  const isAtRest = document.querySelector("[aria-busy=true]") === null && document.fonts.status === "loaded";
  return document.querySelectorAll("h1").length === 1 && isAtRest;
}

const readPath = (): string | undefined => document.querySelector<HTMLAnchorElement>("main article a[href]")?.pathname;

/** Opens a route and lists what is cut, covered or out of the page in each mode. */
async function examine(student: Page, path: string): Promise<string[]> {
  await student.goto(path);
  await student.waitUntil("the page", () => student.read(isSettled));
  const found: string[] = [];
  for (const { name, width, height, textSize } of modes) {
    // oxlint-disable no-await-in-loop -- one page, in one mode after another
    await student.resize(width, height);
    await student.read(setTextSize, textSize);
    await student.waitUntil(`a window of ${width} px`, () => student.read(hasWidth, width));
    await student.read(beginFrames);
    await student.waitUntil("two frames", () => student.read(isDrawn));
    const findings = await student.evaluate<GeometryFinding[]>(toExamination(name, "var(--lectern-ink-fill)"));
    // oxlint-enable no-await-in-loop
    found.push(
      ...findings
        // A row that is shorter than usual may end with one control, and media queries keep a long title beside its sign.
        .filter(({ rule }) => rule !== "orphan" && !(rule === "broken-word" && name === "large-text"))
        .map(({ rule, sentence, selector }) => `${path}, ${rule} (${name}): ${sentence} ${selector}`),
    );
  }
  await student.resize(1280, 800);
  await student.read(setTextSize, "");
  return found;
}

test("ACC-02 the main routes are whole at 200 % zoom and with text twice as large", async ({ student }) => {
  test.setTimeout(400_000);
  const found: string[] = [];
  const visit = async (...places: readonly string[]) => {
    // oxlint-disable-next-line no-await-in-loop -- one page after another
    for (const path of places) found.push(...(await examine(student, path)));
  };

  await test.step("ACC-02 a visitor's routes", () => visit(paths.home, paths.pricing, paths.faq, paths.accessibility));
  await student.goto(paths.login);
  await student.click("button", "Continue with Google");
  await student.waitFor("heading", "Sign in with Google");
  await student.click("button", "free@lectern.test");
  await student.waitForPath(paths.dashboard);
  await test.step("ACC-02 a student's routes", async () => {
    await visit(paths.dashboard, paths.folders, paths.favorites, paths.reviews, paths.settings, paths.practice());
    await visit(paths.recordings);
    const recording = await student.waitUntil("a recording", () => student.read(readPath));
    await visit(...["summary", "customize", "chat", "transcript"].map((tab) => `${recording}?tab=${tab}`));
  });
  expect(found).toEqual([]);
});
