import { expect, test } from "vitest";
import { markBeyond } from "./mark-beyond.ts";

const toQuote = (words: string) => {
  const text = { type: "text", value: words };
  const strong = { type: "element", tagName: "strong", children: [text] };
  const paragraph = { type: "element", tagName: "p", children: [strong] };
  return { type: "element", tagName: "blockquote", properties: {}, children: [paragraph] };
};

test.each([
  ["Beyond your lecture", true],
  ["Más allá de tu clase:", true],
  ["Über deine Vorlesung hinaus.", true],
  ["Your lecture", false],
])("TUT-03 a block quote that begins with %s in bold is marked: %s", (words, isMarked) => {
  const quote = toQuote(words);
  markBeyond({ type: "root", children: [quote] });
  expect("dataBeyond" in quote.properties).toBe(isMarked);
});
