import { expect, it } from "vitest";
import { limitHover } from "./scripts/cascade-layers.ts";

const toLine = (styles: string): string => styles.replaceAll(/\s+/g, " ").trim();

it("limits what hovering shows to pointers that can hover, and leaves the rule's other selectors", () => {
  expect(toLine(limitHover(".a:hover, .a[data-state='open'] {\n  color: red;\n}\n.b {\n  color: blue;\n}\n"))).toBe(
    ".a[data-state='open'] { color: red; } @media (hover: hover) { .a:hover { color: red; } } .b { color: blue; }",
  );
});

it("limits hovering inside a media query, and splits no list inside parentheses", () => {
  const styles = "@media print {\n  .a:has(h2 > :is(a, b), h3 > :is(a, b)):hover {\n    color: red;\n  }\n}\n";
  expect(toLine(limitHover(styles))).toBe(
    "@media print { @media (hover: hover) { .a:has(h2 > :is(a, b), h3 > :is(a, b)):hover { color: red; } } }",
  );
});
