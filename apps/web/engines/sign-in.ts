import type { Page } from "./page.ts";

/** Signs in as a new student, by Google's stand-in, and waits for the dashboard. */
export async function signIn(student: Page, email: string): Promise<void> {
  await student.goto("/login");
  await student.click("button", "Continue with Google");
  await student.waitFor("heading", "Sign in with Google");
  await student.click("textbox", "Email");
  await student.type(email);
  await student.press("Enter");
  await student.waitForPath("/dashboard");
}
