import { listStaticScripts } from "../e2e/build-manifest.ts";
import { expect, test } from "./fixtures.ts";

const lecture = "Bio 101 – Light reactions of photosynthesis";

/** The answer's first quotation without the time beside it, and without its first word, which may begin the lecture's sentence. */
function readQuotation(): string | undefined {
  const quotation = document.querySelector("blockquote")?.cloneNode(true) as HTMLElement | undefined;
  for (const time of quotation?.querySelectorAll("a, [hidden]") ?? []) time.remove();
  return quotation?.textContent?.trim().replace(/^\S+ /, "");
}

test("a student signs in, reads, asks, follows a citation, changes settings and signs out", async ({ student }) => {
  await test.step("AUT-01 Google's account leads to the dashboard", async () => {
    await student.goto("/");
    await student.click("link", "Login");
    await student.waitForPath("/login");
    await student.click("button", "Continue with Google");
    await student.waitFor("heading", "Sign in with Google");
    await student.click("button", "free@lectern.test");
    await student.waitForPath("/dashboard");
  });

  await test.step("REC-01 the library lists the recordings", async () => {
    await student.click("link", "Recordings");
    await student.waitFor("heading", "Recordings");
    await student.waitFor("heading", lecture);
    expect(await student.read(() => document.querySelectorAll("main article").length)).toBeGreaterThan(10);
  });

  await test.step("RDT-03 a recording opens with its summary", async () => {
    await student.click("link", `Open Recording ${lecture}`);
    await student.waitFor("heading", lecture);
    await student.waitForText("The lecture in one sentence");
  });

  const quoted = await test.step("RDT-06 Chat answers a question with a quotation", async () => {
    await student.click("tab", "Chat");
    await student.click("textbox", "Ask about your recording");
    await student.type("How do we know that the oxygen comes from water?");
    await student.press("Enter");
    return await student.waitUntil("a quotation", () => student.read(readQuotation));
  });

  await test.step("RDT-06 its citation leads to the paragraph, which is marked and in view", async () => {
    const citation = await student.waitUntil("a citation", () => student.read(findCitation));
    await student.click("link", citation.name);
    const findMarked = () => student.read(findMarkedInView);
    // A quotation may go on in the next paragraph.
    const [begins = ""] = quoted.split(/(?<=[.?!]) /);
    expect(await student.waitUntil("a marked paragraph in view", findMarked)).toContain(begins);

    await student.goto(citation.path);
    expect(await student.waitUntil("a marked paragraph in view", findMarked)).toContain(begins);
  });

  await test.step("SET-02 another summary style is kept", async () => {
    await student.click("link", "Settings");
    await student.waitFor("heading", "Settings");
    await student.click("radio", "Essay A full write-up");
    await student.waitForText("Summary style updated");
  });

  await test.step("the dark theme is drawn at once", async () => {
    await student.click("radio", "Dark");
    await student.waitUntil("the dark theme", () =>
      student.read(() => getComputedStyle(document.documentElement).colorScheme === "dark"),
    );
  });

  await test.step("both are there when the page is opened again", async () => {
    await student.goto("/dashboard/settings");
    for (const name of ["Essay", "Dark"]) {
      await student.waitUntil(`${name} to be chosen`, () => student.read(isChosen, name));
    }
  });

  await test.step("AUT-09 signing out leads to the landing page", async () => {
    await student.click("button", "Sign Out");
    await student.waitForPath("/");
    await student.waitFor("link", "Login");
  });
});

test("AUT-01 signs in with Google while the app still loads code", async ({ student, host }) => {
  // The app and the page itself load; the first script that the app requests after that is held.
  const needed = listStaticScripts(["src/main.tsx", "src/pages/login/LoginScreen.tsx"]);
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let held: string | undefined;
  const inner = host.intercept;
  host.intercept = async (request, response) => {
    const path = request.url ?? "/";
    if (path.startsWith("/assets/") && path.endsWith(".js") && !needed.has(path) && (held ?? path) === path) {
      held = path;
      requested.resolve();
      await released.promise;
    }
    return (await inner?.(request, response)) ?? false;
  };
  await student.goto("/login");
  // A key starts the app.
  await student.press("Tab");
  await requested.promise;
  await student.click("button", "Continue with Google");
  await student.waitFor("heading", "Sign in with Google");
  released.resolve();
});

/** The text of the paragraph that a citation led to; undefined while none is marked, or while it is out of view. */
function findMarkedInView(): string | undefined {
  const marked = document.querySelector<HTMLElement>("[aria-current=location]");
  const { top, bottom } = marked?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
  return top >= 0 && bottom <= innerHeight ? marked?.innerText : undefined;
}

/** The answer's first citation, once it is there. */
function findCitation(): { readonly name: string; readonly path: string } | undefined {
  const link = document.querySelector<HTMLAnchorElement>("[role=tabpanel] blockquote a[href*='t=']");
  const name = link?.getAttribute("aria-label") ?? "";
  return link === null || name === "" ? undefined : { name, path: link.pathname + link.search };
}

function isChosen(name: string): boolean {
  const radios = [...document.querySelectorAll<HTMLElement>("[role=radio]")];
  return radios.some((radio) => radio.innerText.startsWith(name) && radio.ariaChecked === "true");
}
