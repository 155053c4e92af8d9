import { expect, test } from "vitest";
import { toPlanLabel } from "./plan.ts";

const now = new Date("2026-11-21T12:00:00Z");
const inMonths = (months: number) => new Date(now.getTime() + months * 30.4375 * 86_400_000).toISOString();

test.each([
  [inMonths(-1), "Premium Monthly"],
  [inMonths(1.5), "Premium Monthly"],
  [inMonths(1.51), "Premium Semester"],
  [inMonths(5), "Premium Semester"],
  [inMonths(5.01), "Premium Yearly"],
  [null, "Premium"],
  ["soon", "Premium"],
])("SUB-04 labels a plan that ends %s as %s", (end, label) => expect(toPlanLabel(end, now)).toBe(label));
