import { expect, it } from "vitest";
import { samplePaths as paths } from "../../samples/paths.ts";
import { findItem, itemsBelowLibrary } from "./nav-items.ts";

it.each([
  [paths.home, "home"],
  [`${paths.home}/`, "home"],
  [paths.folders, "folders"],
  [`${paths.folders}/7`, "folders"],
  [`${paths.practice}/session`, "practice"],
  [`${paths.settings}/bug-report`, "settings"],
  [paths.subscription, "subscription"],
  [paths.manageSubscription, "manageSubscription"],
])("SHL-02 %s belongs to %s", (path, item) => {
  expect(findItem(path, paths)).toBe(item);
});

it("SHL-02 a dashboard path without an item marks none", () => {
  expect(findItem(`${paths.home}/nowhere`, paths)).toBeUndefined();
});

const subscriptionLink = (subscription: "subscribed" | "not-subscribed") =>
  itemsBelowLibrary(subscription).find(({ item }) => item === "subscription" || item === "manageSubscription");

it.each([
  ["subscribed", { label: "Your Subscription", item: "manageSubscription" }],
  ["not-subscribed", { label: "Upgrade to Pro", item: "subscription" }],
] as const)("SHL-03 the subscription link of a student who is %s is %o", (subscription, link) => {
  expect(subscriptionLink(subscription)).toMatchObject(link);
});

it("OPS-08 a server that sells no plans offers neither plans nor referrals", () => {
  expect(itemsBelowLibrary("not-sold").map(({ label }) => label)).toEqual(["Tools", "Experimental", "Settings"]);
});
