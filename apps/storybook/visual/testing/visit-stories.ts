import { join } from "node:path";
import { toStageScript } from "@lectern/story-shots/camera";
import { openPage, type Page } from "@lectern/story-shots/page";
import { serve } from "@lectern/story-shots/serve";
import { readStories, type Story } from "@lectern/story-shots/stories";
import { openPinned, stage } from "./open-pinned.ts";

const built = join(import.meta.dirname, "../../storybook-static");

/** The long run visits every story, the short one every fortieth. */
const usualStep = process.env["LECTERN_SOAK"] === "1" ? 1 : 40;

/** After so many the page is replaced: a component may leave a timer that never ends, and each later rest takes its longest. */
const PER_PAGE = 16;

/**
 * Visits stories of the built Storybook in one page.
 *
 * @param isWanted which stories to visit
 * @param examine shows a story and lists its errors
 * @param step 1 visits all of them, 40 every fortieth
 * @param first the index of the first
 * @returns the errors, by story id
 */
export async function visitStories(
  isWanted: (story: Story) => boolean,
  examine: (page: Page, id: string) => Promise<readonly string[]>,
  step = usualStep,
  first = 0,
): Promise<Record<string, readonly string[]>> {
  const browser = await openPinned();
  const site = await serve(built);
  const found: Record<string, readonly string[]> = {};
  try {
    const open = async (): Promise<Page> => {
      const opened = await openPage(browser, `${site.origin}/iframe.html?viewMode=story`, toStageScript(stage));
      await opened.ask("stage.prepare()");
      return opened;
    };
    let page = await open();
    const stories = readStories(built).filter((story, index) => isWanted(story) && index % step === first);
    for (const [number, { id }] of stories.entries()) {
      // oxlint-disable no-await-in-loop -- one page, one story after the other
      if (number % PER_PAGE === PER_PAGE - 1) {
        await page.close();
        page = await open();
      }
      const wrong = await examine(page, id).catch(async () => {
        // The previous story may have sent a form, which loads another page.
        page = await open();
        return await examine(page, id);
      });
      // oxlint-enable no-await-in-loop
      if (wrong.length > 0) found[id] = wrong;
    }
  } finally {
    await browser.close();
    site.close();
  }
  return found;
}
