import { expect, test } from "vitest";
import { setDirections } from "./set-directions.ts";

const text = (value: string) => ({ type: "text", value });
type Node = Parameters<typeof setDirections>[0];
const element = (tagName: string, ...children: Node[]): Node => ({
  type: "element",
  tagName,
  properties: {},
  children,
});
const getDirections = ({ tagName, properties, children = [] }: Node): string[] => [
  ...(tagName === undefined ? [] : [`${tagName} ${String(properties?.["dir"])}`]),
  ...children.flatMap(getDirections),
];

test("TRN-03 each line of a list has its own direction, and the list that of its beginning", () => {
  const list = element("ul", element("li", element("p", text("הנהר נושא חול."))), element("li", text("pH 7")));
  setDirections(list);
  expect(getDirections(list)).toEqual(["ul rtl", "li rtl", "p rtl", "li ltr"]);
});

test("TRN-03 code does not decide a paragraph's direction, and a block of code runs from the left", () => {
  const tree = element(
    "section",
    element("p", element("code", text("for")), text(" تعني التكرار")),
    element("pre", element("code", text("// ملاحظة"))),
    element("p", text("12 %")),
  );
  setDirections(tree);
  expect(getDirections(tree)).toEqual([
    "section rtl",
    "p rtl",
    "code auto",
    "pre ltr",
    "code undefined",
    "p undefined",
  ]);
});
