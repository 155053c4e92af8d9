import { openSignedIn } from "./journey.ts";
import { expect, test } from "./shared-page.ts";

test("CON-01 says how to connect an assistant, with the address to give it", async ({ page, context, server }) => {
  await page.goto("/connect");
  const address = `${server.url}/functions/v1/mcp`;
  await expect(page.getByText(address)).toBeVisible();
  for (const name of ["ChatGPT", "Claude", "VS Code"]) {
    await expect(page.getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
  }
  await expect(page.getByText(/haven't tested/)).toHaveCount(1);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy Address" }).click();
  await expect(page.getByText("Address copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

test("CON-01 an answer without a model leads to how to connect an assistant", async ({ page, server }, { project }) => {
  const email = `no-model-${project.name}@school.test`;
  await openSignedIn(page, email);
  const path = await server.record(email);
  await page.goto(`${path}?tab=chat`);
  const field = page.getByPlaceholder("Ask about your recording...");
  await field.fill("What do memory cells do?");
  await field.press("Enter");
  await page.getByRole("link", { name: "Ask in ChatGPT, Claude or VS Code instead" }).click();
  await expect(page).toHaveURL("/connect");
});
