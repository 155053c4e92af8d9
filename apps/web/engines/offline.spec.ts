import { expect, test } from "./fixtures.ts";
import { signIn } from "./sign-in.ts";

const LECTURE = "How enzymes work";
const EMAIL = "keeps@school.test";
/** The app stores its build while the student pauses, on a machine with other work; in ms. */
const STORING_TIMEOUT = 90_000;

// The app logs what fails without a network, and what was on its way when the journey left a page: such an import gives nothing
// (packages/page-loading/src/page/stale-chunks.ts).
test.use({ expectedErrors: /console\.error Error |cannot be destructured/ });

/** The second line of the transcript: the first begins with the speaker's name. */
function readLine(): string | undefined {
  return document.querySelectorAll<HTMLElement>("[data-transcript] p")[1]?.innerText.trim();
}

/** Whether the build is stored. WebKit's protocol can't wait for a promise, so the answer is that of the last question. */
function isBuildStored(): boolean {
  const page = window as { readonly lecternWorker?: string };
  void navigator.serviceWorker
    .getRegistration("/dashboard")
    .then((worker) => Object.assign(page, { lecternWorker: worker?.active?.state }));
  return page.lecternWorker === "activated";
}

/** What is left: the mark of a removal that has begun, and databases; undefined until the browser has listed them. */
function listLeft(): readonly string[] | undefined {
  const page = window as { readonly lecternLeft?: readonly string[] };
  const mark = localStorage.getItem("lectern-leaving");
  void indexedDB.databases().then((databases) => {
    const lecternLeft = [...(mark === null ? [] : ["mark"]), ...databases.flatMap(({ name }) => name ?? [])];
    Object.assign(page, { lecternLeft });
  });
  return page.lecternLeft;
}

test("OFF-01 OFF-02 OFF-03 OFF-04 a kept lecture is read, searched and left without a network", async ({
  student,
  server,
  host,
}) => {
  await server.record(EMAIL, { file: "apps/web/e2e/lectures/enzymes.vtt", minutes: 3, name: LECTURE });

  await test.step("OFF-01 Settings switches keeping on", async () => {
    await signIn(student, EMAIL);
    await student.goto("/dashboard/settings");
    await student.click("switch", "Keep lectures on this device");
    await student.waitForText("and your library list (");
  });

  const { path, line } = await test.step("OFF-04 a lecture is kept as a whole", async () => {
    await student.goto("/dashboard/library/recordings");
    await student.click("link", `Open Recording ${LECTURE}`);
    await student.waitFor("heading", LECTURE);
    const address = `${(await student.path()).split("?")[0]}?tab=transcript`;
    await student.goto(address);
    const spoken = await student.waitUntil("the transcript", () => student.read(readLine));
    await student.click("button", "Save Offline");
    await student.press("Tab");
    await student.waitUntil("the stored build", () => student.read(isBuildStored), STORING_TIMEOUT);
    await student.waitForText("Available offline");
    return { path: address, line: spoken };
  });

  const answer = host.intercept;
  // The browser believes in its network, and no request reaches anything.
  host.intercept = async (request) => {
    request.socket.destroy();
    return true;
  };

  await test.step("OFF-01 it is read from the device, with one notice", async () => {
    await student.goto(path);
    await student.waitForText(line);
    await student.waitForText("You're offline. Showing saved lectures.");
  });

  await test.step("OFF-03 a star says that it needs the network", async () => {
    await student.click("button", `Favorite ${LECTURE}`);
    await student.waitForText("You're offline, so nothing was changed. Connect to the internet and try again.");
  });

  await test.step("OFF-04 the search finds what was said", async () => {
    const [word = ""] = line.match(/\p{L}{6,}/u) ?? [];
    await student.goto(`/dashboard/library/search?q=${word}`);
    await student.waitForText("Only saved lectures are searched.");
    await student.waitForText(LECTURE);
  });

  host.intercept = answer;
  await test.step("OFF-02 a sign-out leaves no database", async () => {
    await student.goto("/dashboard/settings");
    await student.click("button", "Sign Out");
    await student.waitForPath("/");
    const left = await student.waitUntil("the databases", () => student.read(listLeft));
    // A removal that takes longer than a second has its mark on the landing page, and the next page with the app ends it (ADR 0058).
    if (left[0] === "mark") {
      await student.goto("/login");
      await student.waitUntil("the end of the removal", async () => (await student.read(listLeft))?.length === 0);
    } else expect(left).toEqual([]);
  });
});
