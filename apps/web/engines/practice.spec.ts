import { expect, test } from "./fixtures.ts";
import { signIn } from "./sign-in.ts";

const LECTURE = "How enzymes work";
const EMAIL = "practices@school.test";

// Requests that were on their way when the journey left a page.
test.use({ expectedErrors: /console\.error Error fetching \w+ Failure: offline/ });

/** What the session shows: the progress, and which keys go on. */
function readTurn(): { readonly progress: string; readonly isShown: boolean } | undefined {
  const card = document.querySelector("section[aria-label=Card]");
  const [progress] = document.body.innerText.match(/\d+ of \d+ done/) ?? [];
  if (card === null || progress === undefined) return undefined;
  const isShown = card.querySelector("blockquote") !== null;
  return { progress, isShown };
}

const countKept = () => document.querySelectorAll("[aria-label='Kept cards'] article").length;
const readTerms = () =>
  [...document.querySelectorAll("[aria-label='Key terms'] strong")].map(({ textContent }) => textContent ?? "");

test("PRC-01 PRC-03 PRC-04 key terms become cards, which are practiced by keyboard alone", async ({
  student,
  server,
}) => {
  await server.record(EMAIL, { file: "apps/web/e2e/lectures/enzymes.vtt", minutes: 3, name: LECTURE });

  await test.step("PRC-01 a lecture leads to its cards", async () => {
    await signIn(student, EMAIL);
    await student.click("link", "Recordings");
    await student.click("link", `Open Recording ${LECTURE}`);
    await student.waitFor("heading", LECTURE);
    await student.goto(`${(await student.path()).split("?")[0]}/cards`);
  });

  const proposed = await test.step("PRC-01 each key term becomes a card", async () => {
    const terms = await student.waitUntil("key terms", async () => {
      const read = await student.read(readTerms);
      return read.length > 0 && read;
    });
    for (const [at, term] of terms.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one card after another
      await student.click("button", `Make a Card for ${term}`);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await student.waitUntil("a kept card", async () => (await student.read(countKept)) === at + 1);
    }
    return terms.length;
  });

  await test.step("PRC-04 each card is asked, shown and rated", async () => {
    await student.goto("/dashboard/practice/session");
    for (let turn = 0; turn < proposed; turn++) {
      const isTurn = (isShown: boolean) => async () => {
        const read = await student.read(readTurn);
        return read?.progress === `${turn} of ${proposed} done` && read.isShown === isShown && read;
      };
      // oxlint-disable-next-line no-await-in-loop -- one card after another
      await student.waitUntil("a card", isTurn(false));
      // oxlint-disable-next-line no-await-in-loop -- as above
      await student.type(" ");
      // oxlint-disable-next-line no-await-in-loop -- as above
      await student.waitUntil("its answer", isTurn(true));
      // oxlint-disable-next-line no-await-in-loop -- as above
      await student.type("4");
    }
    await student.waitFor("heading", `${proposed} cards practiced`);
    expect(proposed).toBeGreaterThan(3);
  });
});
