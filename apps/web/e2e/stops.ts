import { expect, type Page } from "@playwright/test";
import { paths } from "../src/paths.ts";

/** An address (docs/product.md#routes), or a list whose first card has the link, with what is added to it. */
type Place = string | { readonly firstCardOf: string; readonly added?: string };
export interface Stop {
  readonly name: string;
  readonly place: Place;
  /** The email of the signed-in student; undefined for a visitor. */
  readonly email?: string;
}

const free = "free@lectern.test";

/** The students for whom a page shows most, if that is not the free account. */
const students: Partial<Record<keyof typeof paths, string>> = {
  manageSubscription: "pro@lectern.test",
  newPassword: free,
};

/** Addresses of another state of a page, and addresses that redirect. */
const others = new Set<keyof typeof paths>([
  "authCallback",
  "forgotPasswordAgain",
  "library",
  "newPasswordCallback",
  "oauthConsent",
  "signInWithPassword",
]);

/** One entry for each address without a parameter, so a page that is added to `paths` is included. */
const addresses = (Object.keys(paths) as (keyof typeof paths)[]).flatMap((name): Stop[] => {
  const place = paths[name];
  if (typeof place !== "string" || others.has(name)) return [];
  const email = students[name] ?? (place.startsWith(paths.dashboard) ? free : undefined);
  return [{ name, place, ...(email === undefined ? {} : { email }) }];
});

/** Every route of the app, and the states of it that look different. */
export const stops: readonly Stop[] = [
  ...addresses,
  { name: "home of a newcomer", place: paths.dashboard, email: "empty@lectern.test" },
  { name: "no recordings", place: paths.recordings, email: "empty@lectern.test" },
  { name: "recording, summary", place: { firstCardOf: paths.recordings }, email: free },
  { name: "recording, transcript", place: { firstCardOf: paths.recordings, added: "?tab=transcript" }, email: free },
  { name: "recording, cards", place: { firstCardOf: paths.recordings, added: "/cards" }, email: free },
  { name: "search with results", place: paths.searchFor("membrane"), email: free },
  { name: "folder", place: { firstCardOf: paths.folders }, email: free },
  { name: "study guide", place: { firstCardOf: paths.reviews }, email: free },
  { name: "practice", place: paths.practice(), email: free },
  { name: "practice session", place: paths.practiceSession(), email: free },
  { name: "referrals", place: paths.referrals(), email: free },
  { name: "manage subscription, cancelling", place: paths.manageSubscription, email: "cancelling@lectern.test" },
];

/** Opens a stop and waits until it has its content. */
export async function go(page: Page, place: Place): Promise<void> {
  if (typeof place === "string") {
    await page.goto(place);
  } else {
    await page.goto(place.firstCardOf);
    const link = page.getByRole("main").getByRole("article").first().getByRole("link").first();
    await page.goto(`${(await link.getAttribute("href")) ?? "/404"}${place.added ?? ""}`);
  }
  await settled(page);
}

/** Waits until the page has its heading and is no longer loading. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}
