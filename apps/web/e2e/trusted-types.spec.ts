import { writeFileSync } from "node:fs";
import { openSignedIn, waitForApp } from "./journey.ts";
import { expect, test } from "./shared-page.ts";

const student = "free@lectern.test";

test("OPS-01 refuses strings as HTML and scripts of other origins, and shows the HTML that the app writes itself", async ({
  page,
  server,
}, testInfo) => {
  const guide = testInfo.outputPath("guide.md");
  writeFileSync(guide, "# Cells &amp; tissues\n\nOsmosis &rarr; diffusion &copy; <img src=x onerror=alert(1)>\n");
  const path = await server.sendGuide(student, guide);
  await openSignedIn(page, student, path);
  await waitForApp(page);

  await test.step("OPS-01 decodes character references in Markdown", async () => {
    await expect(page.getByText("Osmosis → diffusion ©")).toBeVisible();
  });

  await test.step("OPS-01 refuses strings wherever they could run as code", async () => {
    // The journey fails if its own page violates the policy.
    const attacked = await page.context().newPage();
    await attacked.goto(page.url());
    await waitForApp(attacked);
    const refused = await attacked.evaluate(() => {
      const writes: Record<string, () => unknown> = {
        innerHTML: () => (document.createElement("p").innerHTML = "<img src=x onerror=alert(1)>"),
        "script's text": () => (document.createElement("script").textContent = "alert(1)"),
        "script's address": () => (document.createElement("script").src = "https://elsewhere.test/a.js"),
        "script of data": () => (document.createElement("script").src = "data:text/javascript,alert(1)"),
        worker: () => new Worker(URL.createObjectURL(new Blob(["postMessage(1)"]))),
        srcdoc: () => (document.createElement("iframe").srcdoc = "<script>alert(1)</script>"),
      };
      return Object.entries(writes).map(([name, write]) => {
        try {
          write();
          return `${name} ran`;
        } catch {
          return `${name} was refused`;
        }
      });
    });
    await attacked.close();
    expect(refused).toEqual(
      ["innerHTML", "script's text", "script's address", "script of data", "worker", "srcdoc"].map(
        (name) => `${name} was refused`,
      ),
    );
  });

  await test.step("OPS-01 the page's own worker starts", async () => {
    await page.goto("/dashboard/library/recordings");
    const worker = page.waitForEvent("worker");
    await page
      .getByRole("link", { name: /Open Recording/ })
      .first()
      .click();
    await expect(page.getByRole("tab", { name: "Transcript" })).toBeVisible();
    await page.getByRole("button", { name: /^More options for/ }).click();
    await page.getByRole("menuitem", { name: "Copy as Markdown" }).click();
    expect((await worker).url()).toContain("/assets/export.worker-");
  });
});
