import { expect, test } from "./shared-page.ts";

test("CON-01 says how to connect an assistant, with the address to give it", async ({ page, context, server }) => {
  await page.goto("/connect");
  const address = `${server.url}/functions/v1/mcp`;
  await expect(page.getByText(address)).toBeVisible();
  for (const name of ["ChatGPT", "Claude", "VS Code"]) {
    await expect(page.getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
  }
  await expect(page.getByText(/haven't tried/)).toHaveCount(1);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy Address" }).click();
  await expect(page.getByText("Address copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});
