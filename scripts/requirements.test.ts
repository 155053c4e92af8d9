import { expect, test } from "vitest";
import { findCodesInTitles, parseRules } from "./requirements.ts";

test("rules are the rows with codes in the page's tables", () => {
  const page = "| code | rule |\n|---|---|\n| AUT-01 | Google and Apple |\n| XX-1 | no |\nAUT-02 in a sentence";
  expect(parseRules(page)).toEqual([{ code: "AUT-01", text: "Google and Apple", planned: false }]);
});

test("codes are read from titles only", () => {
  const source = `
    // PUB-01 in a comment
    test("AUT-01 and AUT-02 in one title", () => expect("AUT-03").toBe(1));
    test.each([["SRV-09", 1]])("REC-04 %s", () => {});
    describe('DAT-05 a group', () => {});
    test.describe("SHL-01 on a phone", () => {});
    await test.step("REC-06 it asks first", async () => {});
  `;
  expect(findCodesInTitles(source).toSorted()).toEqual(["AUT-01", "AUT-02", "DAT-05", "REC-04", "REC-06", "SHL-01"]);
});

test("rules under Planned are listed separately", () => {
  const page = "## AUT\n| AUT-01 | Google |\n## Planned\n| ASK-01 | later |\n## Product decisions\n";
  expect(parseRules(page).map(({ code, planned }) => [code, planned])).toEqual([
    ["AUT-01", false],
    ["ASK-01", true],
  ]);
});
