import { expect, test } from "vitest";
import { createExportedCard } from "../testing/exported-cards.ts";
import { type StudyPack, toPackHtml, toPackMarkdown, toPackTerms } from "./study-pack.ts";

const toHref = (id: string, start: number | null) => `https://lectern.test/${id}?t=${start}&x`;
const hostile = '<script>alert("1")</script> & *stars*';

const pack: StudyPack = {
  folder: "Biology",
  exportedAt: "2026-03-03T12:00:00Z",
  lectures: [
    {
      recording: { name: hostile, createdAt: "2026-02-09T12:00:00Z", language: "he" },
      chapters: [],
      points: [],
      cards: [createExportedCard({ id: "c", recordingId: "b", front: "Second?", back: "Two.", choices: null })],
    },
    {
      recording: { name: "Cells", createdAt: "2026-02-02T12:00:00Z", language: null },
      chapters: [{ title: "Membranes", start: 62, href: toHref("a", 62) }],
      points: [{ text: `Cells divide. ${hostile}`, start: 5, href: toHref("a", 5) }],
      cards: [
        createExportedCard({ id: "a", recordingId: "a", front: "First?", back: "One.", choices: ["One.", "Two."] }),
        createExportedCard({ id: "b", recordingId: "a", front: "Not kept?", standing: "dismissed" }),
      ],
    },
  ],
  terms: toPackTerms(
    {
      lectures: [
        { id: "a", name: "Cells", createdAt: "2026-02-02T12:00:00Z" },
        { id: "b", name: "", createdAt: "2026-02-09T12:00:00Z" },
      ],
      terms: [
        {
          term: "organelle",
          names: [],
          definition: "An organelle is a part.",
          language: "en",
          definedAt: { recording: "a", start: 62 },
          usedAt: [{ recording: "b", start: null }],
        },
        {
          term: "adenosine triphosphate",
          names: ["ATP"],
          definition: null,
          language: null,
          definedAt: { recording: "b", start: 0 },
          usedAt: [],
        },
      ],
    },
    toHref,
  ),
};

test("UNT-03 a study pack in Markdown has lectures, key terms from A to Z, questions, and answers with the same numbers", () => {
  const text = toPackMarkdown(pack);
  expect(text.split("\n").filter((line) => /^#|^\d+\. /.test(line))).toEqual([
    "# Biology",
    "## 1. Cells",
    "### Chapters",
    "### Key points",
    expect.stringMatching(/^## 2\. /),
    "## Key terms",
    "## Questions",
    "### Cells",
    "1. First?",
    expect.stringMatching(/^### /),
    "2. Second?",
    "## Answers",
    "### Cells",
    expect.stringMatching(/^1\. One\. \(\[/),
    expect.stringMatching(/^### /),
    expect.stringMatching(/^2\. Two\. \(\[/),
  ]);
  expect(text).toContain("- [1:02](<https://lectern.test/a?t=62&x>) Membranes");
  expect(text).toContain(
    "- **organelle**: An organelle is a part. ([Cells · 1:02](<https://lectern.test/a?t=62&x>)) Also mentioned in [Untitled](<https://lectern.test/b?t=null&x>).",
  );
  expect(text.indexOf("**adenosine triphosphate** (also ATP)")).toBeLessThan(text.indexOf("**organelle**"));
  expect(text).not.toContain("<script>");
});

test("UNT-03 a study pack to print is a page whose parts are headings, without scripts", () => {
  const html = toPackHtml(pack);
  const headings = [...html.matchAll(/<h(\d)[^>]*>(.*?)<\/h\1>/g)].map(([, level, title]) => `${level} ${title}`);
  const escaped = "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; *stars*";
  expect(headings).toEqual([
    "1 Biology",
    "2 1. Cells",
    "3 Chapters",
    "3 Key points",
    `2 2. ${escaped}`,
    "2 Key terms",
    "2 Questions",
    "3 Cells",
    `3 ${escaped}`,
    "2 Answers",
    "3 Cells",
    `3 ${escaped}`,
  ]);
  expect(html).not.toContain("<script");
  expect(html).toContain('<a href="https://lectern.test/a?t=62&amp;x">Cells · 1:02</a>');
  expect(html).toContain('<ol start="2">');
  expect(html).not.toContain("Not kept?");
});

test("TRN-03 a printed pack has the language and direction of each lecture's words", () => {
  const html = toPackHtml(pack);
  expect(html).toContain('<li dir="auto" lang="he">Second?');
  expect(html).toContain('<li dir="auto">First?');
});
