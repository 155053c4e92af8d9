import { expect, test } from "vitest";
import { readReferralCode } from "./referral-code.ts";

test.each([
  ["ABCD2345", "ABCD2345"],
  [" abcd-2345\n", "abcd-2345"],
  ["“ABCD2345”", "ABCD2345"],
  ["'ABCD2345'.", "ABCD2345"],
  ["ＡＢＣＤ２３４５", "ABCD2345"],
  ["AB\u200bCD\u00ad2345\ufeff", "ABCD2345"],
  ["https://lectern.example/r/ABCD2345", "ABCD2345"],
  ["Join me: https://lectern.example/r/ABCD2345.", "ABCD2345"],
  ["lectern.example/r/ABCD2345?utm_source=mail#top", "ABCD2345"],
  ["https://lectern.example/dashboard/referrals?code=ABCD2345", "ABCD2345"],
  ["no code at all", "no code at all"],
  ["…", ""],
  ["", ""],
])("REF-03 takes the code out of %j", (pasted, code) => {
  expect(readReferralCode(pasted)).toBe(code);
});

test("REF-03 reads a long text in little time", () => {
  const before = process.threadCpuUsage();
  readReferralCode(".".repeat(100_000) + "a" + ".".repeat(100_000));
  expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000);
});
