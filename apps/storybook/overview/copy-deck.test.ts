import { join } from "node:path";
import { expect, it } from "vitest";
import { openStorybook } from "../testing/open-storybook.ts";
import { listStrings, readCopyDeck } from "../.storybook/copy-deck.ts";

const deck = readCopyDeck(join(import.meta.dirname, "../visual/baselines"));

const { browser, origin } = await openStorybook();
const page = await browser.newPage();
// A build contains its texts only on request.
await page.route("**/copy.json", (route) => route.fulfill({ json: deck }));
await page.goto(`${origin}/iframe.html?viewMode=docs&id=overview-copy-deck--docs`);
await page.locator(".copy li").first().waitFor({ timeout: 90_000 });

/** A timeout for a computer that runs other tests at the same time. */
const busy = { timeout: 50_000 };

/** A text of each screen that docs/product.md specifies, or one that describes the screen if that page has none. */
const known: Readonly<Record<string, string>> = {
  "screens/accessibility": "Evaluated November 24, 2026",
  "screens/ask-unit": "Choose Lectures",
  "screens/auth-loading": "Loading",
  "screens/bug-report": "Please fill in all fields",
  "screens/card-dialog": "New Card",
  "screens/choose-account": "Stay Signed In",
  "screens/connect-assistant": "Connect this assistant?",
  "screens/connect": "Server address",
  "screens/contact-support": "Please fill in all fields",
  "screens/correction-dialog": "Fix Word",
  "screens/download": "Taking you to the App Store…",
  "screens/edit-folder-dialog": "Edit Folder",
  "screens/error": "Unexpected Application Error!",
  "screens/experimental": "Experimental Features Coming Soon",
  "screens/export": "We couldn't read your recordings.",
  "screens/faq": "How much can I record for free?",
  "screens/favorites": "Add recordings to your favorites for quick access",
  "screens/feature-request": "Upgrade to Pro",
  "screens/filing-dialog": "Add to Folder",
  "screens/filter-dialog": "Filter Recordings",
  "screens/folder": "Add recordings to this folder to get started.",
  "screens/folders": "Get started by creating a new folder.",
  "screens/forgot-password": "Forgot your password?",
  "screens/home": "Recordings can only be created on the mobile app",
  "screens/keeping": "You can save lectures to this device to read offline.",
  "screens/kept-data": "Your Data",
  "screens/landing": "Extra Customization + AI Chat",
  "screens/lecture-cards": "Keep All",
  "screens/login": "Failed to sign in with Google",
  "screens/manage-subscription": "Failed to load subscription page. Please try again.",
  "screens/new-password": "Choose a new password",
  "screens/not-found": "Go to Dashboard",
  "screens/not-kept": "Not available offline",
  "screens/password-entry": "Log in to Lectern",
  "screens/practice-session": "Practice session",
  "screens/practice": "Practice",
  "screens/pricing": "Getting your checkout session ready...",
  "screens/privacy-policy": "Effective August 9, 2025",
  "screens/reading": "Reading aloud",
  "screens/recording": "Feel free to ask AI more specific questions about your recording here.",
  "screens/recordings": "No recordings match your search criteria",
  "screens/referrals": "You've already redeemed a referral code",
  "screens/rename-dialog": "Rename Recording",
  "screens/sample": "Sample lecture",
  "screens/search": "Search your lectures",
  "screens/settings": "Yes, Delete My Account",
  "screens/sign-up": "Failed to join beta program",
  "screens/study-guide": "No content available",
  "screens/study-guides": "No study guides found",
  "screens/tagging-dialog": "Manage Tags",
  "screens/tags-dialog": "No tags",
  "screens/terms": "Effective August 9, 2025",
  "screens/tools": "Tools Coming Soon",
};

it("QAS-11 the copy deck contains a specified text of each screen", () => {
  const screens = Object.keys(deck).filter((place) => place.startsWith("screens/"));
  expect(screens).toEqual(Object.keys(known));
  const missing = screens.filter((screen) => !deck[screen]?.some(({ text }) => text === known[screen]));
  expect(missing).toEqual([]);
});

it("QAS-11 a paragraph is one text, with its links, and a gallery's select is left out", () => {
  const tree = `main
  LabelText
    text "State"
    combobox "State" value="choosing.failed" expanded=false hasPopup=menu
      MenuListPopup
        option "choosing.ready"
        option "choosing.failed" selected
  paragraph
    text "By signing up you agree to our"
    link "Terms"
    text "."
  button "Add to Folder (2)" description="Two of \\"three\\""
    text "Add to Folder ("
    text "2"`;
  expect(listStrings(tree)).toEqual([
    ["By signing up you agree to our Terms.", "paragraph"],
    ["Add to Folder (2)", "button"],
    ['Two of "three"', "button"],
  ]);
});

it("QAS-11 a search in the copy deck links to the state that shows the text", { timeout: 60_000 }, async () => {
  await page.getByRole("searchbox").fill("FAILED to load subscription");
  const pricing = page.getByRole("region", { name: "screens/pricing" });
  await expect.poll(() => page.locator(".copy li").count(), busy).toBe(2);
  const href = await pricing.getByRole("link").first().getAttribute("href");
  const shown = await browser.newPage();
  // The story alone, without Storybook around it.
  await shown.goto(`${origin}/${href?.replace("./?path=/story/", "iframe.html?viewMode=story&id=")}`);
  await shown.getByText("Failed to load subscription page. Please try again.").waitFor(busy);
  await shown.close();
});

it("QAS-11 each state of the copy deck is a story of this Storybook", { timeout: 60_000 }, async () => {
  await page.getByRole("searchbox").fill("");
  const links = page.locator(".copy li a");
  await expect.poll(() => links.count(), busy).toBeGreaterThan(1000);
  const answer = await page.request.get(`${origin}/index.json`);
  const { entries } = (await answer.json()) as { entries: Readonly<Record<string, unknown>> };
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(hrefs.filter((href) => !Object.hasOwn(entries, /\/story\/([^&]+)/.exec(href)?.[1] ?? ""))).toEqual([]);
});
