import { expect, test } from "vitest";
import { toDirection } from "./direction.ts";

test.each([
  ["تحمل الأنهار الرمال", "rtl"],
  ["הנהר נושא חול", "rtl"],
  ["رودخانه شن می‌برد", "rtl"],
  ["10:30 — تبدأ المحاضرة", "rtl"],
  ["«DNA» هو جزيء", "ltr"],
  ["The word شكرا means thanks", "ltr"],
  ["河川は砂を運ぶ", "ltr"],
  ["12:34 · (2.5 %)", undefined],
  ["", undefined],
])("TRN-03 the first letter of %j decides its direction", (text, direction) => {
  expect(toDirection(text)).toBe(direction);
});
