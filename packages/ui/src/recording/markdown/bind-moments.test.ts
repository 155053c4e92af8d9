import { expect, test } from "vitest";
import { bindMoments } from "./bind-moments.ts";

interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

const text = (value: string): Node => ({ type: "text", value });
const element = (tagName: string, ...children: Node[]): Node => ({ type: "element", tagName, children });
const cite = (seconds: number): Node => ({
  ...element("a", text(`${seconds}`)),
  properties: { href: `#t=${seconds}` },
});
const titled = (more = {}): Node => ({
  ...element("a", text("Biology")),
  properties: { href: "/dashboard/library/recording/b?tab=transcript&t=5", ...more },
});

/** The text, with what stays in one line in braces. */
const write = ({ tagName, value, children = [] }: Node): string => {
  const inner = value ?? children.map(write).join("");
  return tagName === "span" ? `{${inner}}` : inner;
};

test.each([
  ["with the space before it", [text("the lumen. "), cite(7)], "the lumen.{ 7}"],
  ["behind a bold word", [element("strong", text("ATP")), text(" "), cite(7)], "ATP{ 7}"],
  ["with a second one", [text("the lumen. "), cite(7), text(" "), cite(8)], "the lumen.{ 7 8}"],
  ["but not a third", [text("So "), cite(7), text(" "), cite(8), text(" "), cite(9)], "So{ 7 8}{ 9}"],
  ["with the signs around it", [text("water ("), cite(7), text("). Then")], "water{ (7).} Then"],
  ["in bold", [element("strong", text("water "), cite(7))], "water{ 7}"],
  ["of a lecture named before", [text("water "), titled({ dataAgain: "" })], "water{ Biology}"],
  ["not with a lecture's title", [text("water "), titled()], "water Biology"],
  ["not without a space", [text("water"), cite(7)], "water7"],
  ["not at the start", [cite(7), text(" water")], "7 water"],
])("TUT-01 keeps a time in the line of its word: %s", (_, children, written) => {
  const paragraph = element("p", ...children);
  bindMoments(paragraph, "bound");
  expect(write(paragraph)).toBe(written);
});
