import { expect, it } from "vitest";
import { emphasise } from "./markdown.ts";

const phrase = (text: string) => ({ text, key: text, uses: 3, weight: 1 });

it("AST-05 shows the first name of a sentence in bold, with its ending", () => {
  expect(emphasise("Every node_0 has nodes.", [phrase("node")], "(?:e?s)?")).toBe("Every node_0 has **nodes**.");
});

it.each([
  "See http://node.example/page for it.",
  "Install Node.js first.",
  "Write to node@school.example today.",
  "It lies in /usr/node/bin.",
])("AST-05 shows no part of an address in bold: %s", (sentence) => {
  expect(emphasise(sentence, [phrase("node"), phrase("http")])).toBe(sentence);
});
