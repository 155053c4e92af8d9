import { expect, test } from "vitest";
import { nameOnce } from "./name-once.ts";

const text = (value: string) => ({ type: "text", value });
const element = (tagName: string, ...children: object[]) => ({ type: "element", tagName, children });
const cite = (lecture: string, seconds: number) => ({
  ...element("a", text(lecture)),
  properties: { href: `/dashboard/library/recording/${lecture}?tab=transcript&t=${seconds}` },
});

/** The citations that aren't named again: "a 21". */
function listNamed(...children: object[]): string[] {
  const root = element("root", ...children);
  nameOnce(root);
  const links = (node: { tagName?: string; properties?: Record<string, string>; children?: object[] }): string[] =>
    node.tagName === "a"
      ? node.properties!["dataAgain"] === undefined
        ? [node.properties!["href"]!.replace(/^.*recording\/|\?.*=/g, " ").trim()]
        : []
      : (node.children ?? []).flatMap(links);
  return links(root);
}

test.each([
  ["once in a paragraph", [element("p", cite("a", 21), text(" and "), cite("a", 30))], ["a 21"]],
  ["also in bold", [element("p", element("strong", cite("a", 21)), cite("a", 30))], ["a 21"]],
  ["in each paragraph", [element("p", cite("a", 21)), element("p", cite("a", 30))], ["a 21", "a 30"]],
  ["in each point", [element("ul", element("li", cite("a", 21)), element("li", cite("a", 30)))], ["a 21", "a 30"]],
  [
    "in each row of a table",
    [
      element("tr", element("td", cite("a", 21)), element("td", cite("a", 30))),
      element("tr", element("td", cite("a", 40))),
    ],
    ["a 21", "a 40"],
  ],
  ["again behind another", [element("p", cite("a", 21), cite("b", 30), cite("a", 40))], ["a 21", "b 30", "a 40"]],
])("UNT-01 TUT-01 names a cited lecture %s", (_, children, named) => {
  expect(listNamed(...children)).toEqual(named);
});

test("TUT-01 leaves the citations of one recording alone", () => {
  const link = { ...element("a", text("0:21")), properties: { href: "#t=21" } };
  nameOnce(element("p", link, link));
  expect(link.properties).toEqual({ href: "#t=21" });
});
