import { expect, test } from "vitest";
import { mapFormulas, toCodeSpan } from "./formulas.ts";
import { findSlowInputs } from "./testing/linear-time.ts";

const mark = (markdown: string) => mapFormulas(markdown, ({ tex, isDisplay }) => (isDisplay ? `⟦${tex}⟧` : `⟨${tex}⟩`));

test.each([
  [String.raw`So \(a^2 + b^2 = c^2\) holds.`, "So ⟨a^2 + b^2 = c^2⟩ holds."],
  ["So $x$, $n$th and $2n$ hold.", "So ⟨x⟩, ⟨n⟩th and ⟨2n⟩ hold."],
  [String.raw`$\text{price in \$}$`, String.raw`⟨\text{price in \$}⟩`],
  ["$$e^{i\\pi} + 1 = 0$$", String.raw`⟦e^{i\pi} + 1 = 0⟧`],
  ["\\[\n  x = 1 % one\n  + 2\n\\]", "⟦x = 1 + 2⟧"],
  ["- one\n- \\[ x^2 \\]\n- three", "- one\n- ⟦x^2⟧\n- three"],
])("TUT-02 finds the formula of %j", (markdown, marked) => {
  expect(mark(markdown)).toBe(marked);
});

test.each([
  "It costs $5 and $10.",
  "It costs $5-$10 a day.",
  "From $5 for one, to 10$ for two.",
  "Either 5$ or 6$ each.",
  "US$5, CA$7",
  "Set $HOME and $PATH.",
  "In `$x$` and ``a ` $y$`` is code.",
  "```\n$x$ and \\(y\\)\n```",
  "~~~tex\n\\[x = 1\\]\n~~~\n",
  String.raw`She said \[pause\] and \[1\].`,
  String.raw`A backslash \\(x\\) and \$x\$.`,
  "A lone $ and \\( without an end.\n\nAnother \\) and $ here.",
])("TUT-02 %j has no formula", (markdown) => {
  expect(mark(markdown)).toBe(markdown);
});

test("TUT-02 TeX outside of formulas keeps its signs", () => {
  expect(mark(String.raw`\int_0^1 x\,dx and \{a\}, but \*no emphasis\*`)).toBe(
    String.raw`\int_0^1 x\\,dx and \\{a\\}, but \*no emphasis\*`,
  );
});

test("TUT-02 a formula as code has a fence that it doesn't contain", () => {
  expect([toCodeSpan("x"), toCodeSpan("a `b`` c")]).toEqual(["`x`", "``` a `b`` c ```"]);
});

test("TUT-02 formulas are found in time that grows linearly with the text", { timeout: 60_000 }, () => {
  expect(findSlowInputs((text) => mapFormulas(text, ({ tex }) => tex))).toEqual([]);
  for (const part of ["\\(", "\\[x", "$$x ", "$x ", "` $", "``a` "]) {
    const before = process.cpuUsage();
    mark(part.repeat(20_000));
    expect([part, process.cpuUsage(before).user < 3_000_000]).toEqual([part, true]);
  }
});
