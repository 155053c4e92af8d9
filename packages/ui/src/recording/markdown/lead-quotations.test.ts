import { expect, test } from "vitest";
import { leadQuotations } from "./lead-quotations.ts";

interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}
const text = (value: string): Node => ({ type: "text", value });
const element = (tagName: string, ...children: Node[]): Node => ({
  type: "element",
  tagName,
  properties: {},
  children,
});
const cite = (time: string): Node => ({ ...element("a", text(time)), properties: { href: `#t=${time}` } });

/** A tree in short: elements by their names, except the lead in square brackets. */
function show({ tagName = "root", value, properties = {}, children = [] }: Node): string {
  if (value !== undefined) return value;
  const inner = children.map(show).join("");
  return "dataLead" in properties ? `[${inner}]` : `<${tagName}>${inner}</>`;
}
const lead = (...children: Node[]): string => {
  const root: Node = { type: "root", children };
  leadQuotations(root);
  return (root.children ?? []).map(show).join("");
};
const quotation = (...children: Node[]) => element("blockquote", text("\n"), element("p", ...children), text("\n"));

test.each([
  ["its first sentence", "Light goes in and out. Oxygen comes out.", "[Light goes in and out.] Oxygen comes out."],
  ["its only sentence", "Light goes in, water goes in", "[Light goes in, water goes in]"],
  ["not an abbreviation", "Dr. Osei says that light goes in. Yes.", "[Dr. Osei says that light goes in.] Yes."],
  ["not a small letter", "It is a pigment, e.g. chlorophyll. Yes.", "[It is a pigment, e.g. chlorophyll.] Yes."],
  ["a question in Arabic", "ما هي الميتوكوندريا في الخلية؟ مصنع.", "[ما هي الميتوكوندريا في الخلية؟] مصنع."],
  [
    "a sentence without a space",
    "光反应发生在叶绿体的类囊体膜之上面。它很薄。",
    "[光反应发生在叶绿体的类囊体膜之上面。]它很薄。",
  ],
])("TUT-01 a quotation leads with %s", (_, words, led) => {
  expect(lead(quotation(text(words)))).toBe(`<blockquote>\n<p>${led}</>\n</>`);
});

test("TUT-01 a citation is not part of the sentence that leads", () => {
  expect(lead(quotation(text("Light goes in, water "), element("em", text("too")), cite("32")))).toBe(
    "<blockquote>\n<p>[Light goes in, water <em>too</>]<a>32</></>\n</>",
  );
});

test("TUT-01 the citation below a quotation is at its end", () => {
  const below = element("p", cite("32"));
  expect(lead(quotation(text("Light.")), text("\n"), below, text("\n"), element("p", text("And more.")))).toBe(
    "<blockquote>\n<p>[Light.] <a>32</></>\n</>\n\n<p>And more.</>",
  );
});

test("TUT-01 a sentence with a citation stays below a quotation", () => {
  const below = element("p", text("It says so "), cite("32"));
  expect(lead(quotation(text("Light.")), below)).toBe("<blockquote>\n<p>[Light.]</>\n</><p>It says so <a>32</></>");
});

test("TUT-03 what goes beyond the lecture has no sentence that leads", () => {
  const beyond = { ...quotation(text("Light goes in and out. Yes.")), properties: { dataBeyond: "" } };
  expect(lead(beyond, element("p", cite("32")))).toBe(
    "<blockquote>\n<p>Light goes in and out. Yes.</>\n</><p><a>32</></>",
  );
});
