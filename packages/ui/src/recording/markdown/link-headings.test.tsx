import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Markdown } from "./Markdown.tsx";

const render = (markdown: string): string => renderToStaticMarkup(<Markdown>{markdown}</Markdown>);

test.each([
  ["# What is ATP?\n[to it](#what-is-atp)", "section-what-is-atp"],
  ["## Über `Zellen`\n[to it](#über-zellen)", "section-über-zellen"],
  ["## Über Zellen\n[to it](#%C3%BCber-zellen)", "section-über-zellen"],
  ["## 細胞 分裂\n[to it](#細胞-分裂)", "section-細胞-分裂"],
  ["## Same\n\n## Same\n[to it](#same-1)", "section-same-1"],
  ["## root\n[to it](#root)", "section-root"],
])("STG-02 a link of %j leads to its heading", (markdown, id) => {
  const html = render(markdown);
  expect(html).toContain(`id="${id}"`);
  expect(decodeURIComponent(html)).toContain(`href="#${id}"`);
});

test("STG-02 a link to no heading, a moment and a footnote stay as they are", () => {
  const html = render("# Here\n[away](#nowhere) and a note[^1]\n\n[^1]: The note.");
  expect(html).toContain('href="#nowhere"');
  const [, note] = /href="#(note-\w+-fn-1)"/.exec(html) ?? [];
  expect(html).toContain(`id="${note}"`);
  expect(html).toContain('id="footnote-label"');
});

test("STG-02 footnotes of two texts on a page lead each to its own", () => {
  const ids = ["Sand[^1].\n\n[^1]: Coarse.", "Silt[^1].\n\n[^1]: Fine."].map(
    (text) => /id="(note-\w+-fn-1)"/.exec(render(text))?.[1],
  );
  expect(new Set(ids).size).toBe(2);
  expect(ids).not.toContain(undefined);
});
