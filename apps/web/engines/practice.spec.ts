import { expect, test } from "./fixtures.ts";
import { signIn } from "./sign-in.ts";

const LECTURE = "How enzymes work";
const EMAIL = "practices@school.test";

// Requests that were on their way when the journey left a page.
test.use({ expectedErrors: /console\.error Error fetching \w+ Failure: offline/ });

/** What the session shows: the progress, and which keys go on. */
function readTurn(): { readonly progress: string; readonly isChoice: boolean; readonly isShown: boolean } | undefined {
  const card = document.querySelector("section[aria-label=Card]");
  const [progress] = document.body.innerText.match(/\d+ of \d+ done/) ?? [];
  if (card === null || progress === undefined) return undefined;
  const isShown = card.querySelector("blockquote") !== null;
  return { progress, isChoice: card.querySelector("ol") !== null, isShown };
}

const countKept = () => document.querySelectorAll("[aria-label='Kept cards'] article").length;
const countProposed = () => document.querySelectorAll("[aria-label='Proposed cards'] article").length;

test("PRC-01 PRC-03 PRC-04 proposals are kept and practiced by keyboard alone", async ({ student, server }) => {
  await server.phone("record", "apps/web/e2e/lectures/enzymes.vtt", "--as", EMAIL, "--minutes", "3", "--name", LECTURE);

  await test.step("PRC-03 a lecture leads to its cards, which are proposed when asked for", async () => {
    await signIn(student, EMAIL);
    await student.click("link", "Recordings");
    await student.click("link", `Open Recording ${LECTURE}`);
    await student.waitFor("heading", LECTURE);
    await student.goto(`${(await student.path()).split("?")[0]}/cards`);
    await student.click("button", "Propose cards");
  });

  const proposed = await test.step("PRC-03 K keeps one, and the button the rest", async () => {
    const count = await student.waitUntil("proposals", async () => (await student.read(countProposed)) || undefined);
    await student.type("k");
    await student.waitUntil("a kept card", async () => (await student.read(countKept)) === 1);
    await student.click("button", "Keep all");
    await student.waitUntil("all to be kept", async () => (await student.read(countKept)) === count);
    return count;
  });

  await test.step("PRC-04 each card is asked, shown and rated", async () => {
    await student.goto("/dashboard/practice/session");
    for (let turn = 0; turn < proposed; turn++) {
      const isTurn = (isShown: boolean) => async () => {
        const read = await student.read(readTurn);
        return read?.progress === `${turn} of ${proposed} done` && read.isShown === isShown && read;
      };
      // oxlint-disable-next-line no-await-in-loop -- one card after another
      const { isChoice } = await student.waitUntil("a card", isTurn(false));
      // oxlint-disable-next-line no-await-in-loop -- as above
      await student.type(isChoice ? "1" : " ");
      // oxlint-disable-next-line no-await-in-loop -- as above
      await student.waitUntil("its answer", isTurn(true));
      // oxlint-disable-next-line no-await-in-loop -- as above
      await student.type("4");
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (isChoice) await student.press("Enter");
    }
    await student.waitFor("heading", `${proposed} cards practiced`);
    expect(proposed).toBeGreaterThan(3);
  });
});
