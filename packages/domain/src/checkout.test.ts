import { expect, test } from "vitest";
import { checkoutDurations, formatPrice, planOffers, toWeeklyCents } from "./checkout.ts";

test("SUB-01 lists three plans at the prices of the specification", () => {
  expect(
    planOffers.map(({ name, cents, per, note, isMostPopular }) => [name, formatPrice(cents), per, note, isMostPopular]),
  ).toEqual([
    ["Monthly", "$17.99", "per month", undefined, false],
    ["Semester", "$64.99", "per semester", "16 weeks", true],
    ["Yearly", "$159.99", "per year", undefined, false],
  ]);
  expect(planOffers.map(({ duration }) => duration)).toEqual(checkoutDurations);
});

test("SUB-01 rounds the price of a week to the cent", () => {
  expect(planOffers.map((offer) => formatPrice(toWeeklyCents(offer)))).toEqual(["$4.14", "$4.06", "$3.07"]);
});
