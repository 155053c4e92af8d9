import { expect, test } from "vitest";
import { mapCitations, toDoubt, writeDoubts } from "./citations.ts";

const recording = "2f0c3c1e-54ac-4a0f-9d0e-6f2f6a1f9a22";

test("TUT-05 counts the citations of an answer in their order, and no other links", () => {
  const links = [
    "[39:38](#t=2378)",
    "[¶ 13](#line=12)",
    String.raw`[Cells \[1\] 3:12](/dashboard/library/recording/${recording}?tab=transcript&t=192)`,
    `[Cells](/dashboard/library/recording/${recording}?tab=transcript)`,
  ];
  const markdown = `A ${links[0]}, [b](https://b.example), ${links[1]} [c](#c) ${links[2]}. ${links[3]} [d] (x)`;
  const found: (string | number)[] = [];
  expect(
    mapCitations(markdown, (link, number, at) => {
      found.push(link, number);
      expect(markdown.slice(at, at + link.length)).toBe(link);
      return link;
    }),
  ).toBe(markdown);
  expect(found).toEqual(links.flatMap((link, at) => [link, at]));
});

test("TUT-05 a copied answer says which citation is in doubt", () => {
  expect(writeDoubts("Yes [0:01](#t=1). No [0:02](#t=2).", [1])).toBe(
    "Yes [0:01](#t=1). No [0:02](#t=2) (The linked line doesn't say this.).",
  );
  expect(writeDoubts("Yes [0:01](#t=1).")).toBe("Yes [0:01](#t=1).");
});

test.each([
  [undefined, "The linked line doesn't say this.", "en"],
  ["es-MX", "La línea enlazada no dice esto.", "es"],
  ["ja", "The linked line doesn't say this.", "en"],
])("TUT-05 a doubt in a lecture whose language is %s", (language, text, lang) =>
  expect(toDoubt(language)).toEqual({ text, lang }),
);
