import { recordLog } from "./console-log.ts";
import { answerFunction } from "./answers.ts";
import { expect, test } from "./lectern.ts";
import { signIn } from "./sign-in.ts";

test("SET-04 deletes the account after a confirmation, shows a failure, and opens the landing page", async ({ page }, {
  project,
}) => {
  const logged = recordLog(page);
  let answer: { status?: number; json: unknown } = { status: 500, json: { error: "down" } };
  const deletion = await answerFunction(page, "delete-user", () => answer);
  await page.goto("/dashboard/settings");
  await signIn(page, `leaving-${project.name}@school.test`);
  await expect(page).toHaveURL("/dashboard/settings");
  const ask = page.getByRole("button", { name: "Delete Account" });
  const dialog = page.getByRole("alertdialog");
  const confirm = dialog.getByRole("button", { name: "Yes, Delete My Account" });

  await test.step("SET-04 the confirmation can be cancelled", async () => {
    await ask.click();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toHaveCount(0);
    expect(deletion.asked).toHaveLength(0);
  });

  await test.step("SET-04 a failure shows an error and the confirmation again", async () => {
    await ask.click();
    await confirm.click();
    await expect(page.getByText("Failed to delete account. Please try again.")).toBeVisible();
    await expect(confirm).toBeEnabled();
    expect(logged.some((line) => line.startsWith("Error deleting account"))).toBe(true);
  });

  await test.step("SET-04 every button is disabled during the deletion; then the student is signed out", async () => {
    const { user } = await page.evaluate(() => JSON.parse(localStorage.getItem("lectern-session") ?? "null"));
    answer = { json: { success: true } };
    deletion.hold();
    await confirm.click();
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    deletion.release();
    await expect(page).toHaveURL("/");
    expect(deletion.asked).toHaveLength(2);
    expect(deletion.asked[1]?.body).toEqual({ user_id: user.id });
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((key) => !key.includes("theme"))).toEqual([]);
  });
});

test("SET-04 AUT-07 starts a new account for the identity of a deleted one, and recognises it", async ({
  page,
  server,
}, { project }) => {
  const email = `gone-${project.name}@school.test`;
  await server.phone("record", "examples/lecture.vtt", "--as", email, "--minutes", "50");
  await page.goto("/dashboard/settings");
  await signIn(page, email);
  await page.getByRole("button", { name: "Delete Account" }).click();
  await page.getByRole("button", { name: "Yes, Delete My Account" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/dashboard/library/recordings");
  await expect(page).toHaveURL("/login");
  await signIn(page, email);
  await expect(page.getByText("Our records show you've registered before.", { exact: false })).toBeVisible();
  await expect(page.getByText("No recordings", { exact: true })).toBeVisible();
});
