import { describe, expect, test } from "vitest";
import { createExported } from "../testing/exported.ts";
import { linkMoments, toMarkdown, toStudyGuideMarkdown, toText } from "./documents.ts";

describe("EXP-01 Markdown", () => {
  test("EXP-01 writes title, date, folder, summary, notes and the transcript under its chapters", () =>
    expect(toMarkdown(createExported())).toBe(`# Cells and planets

March 2, 2026 · Science

## Summary

They divide.

## Notes

- Planets orbit.

## Transcript

### Cells (0:00)

Ana: Cells divide.

Ben: Is 2 \\< 3 & 3 \\> 2?

### Planets (1:01)

Planets orbit \\*stars\\*.
`));

  test("EXP-01 for a Word document, each paragraph begins with a link to its moment and a speaker in bold", () =>
    expect(toMarkdown(createExported(), { hasMoments: true })).toContain(
      "[0:00](#t=0) **Ana:** Cells divide.\n\n[0:03](#t=3) **Ben:** Is 2 \\< 3 & 3 \\> 2?\n\n### Planets (1:01)\n\n[1:01](#t=61) Planets",
    ));

  test("EXP-01 a recording without a transcript, summary, notes or folder has only its title and date", () =>
    expect(
      toMarkdown(
        createExported({
          recording: { name: " ", summary: null, notes: "\n" },
          folder: null,
          transcript: null,
          chapters: [],
        }),
      ),
    ).toBe("# Untitled\n\nMarch 2, 2026\n"));

  test("EXP-01 writes the text before the first chapter", () =>
    expect(toMarkdown(createExported({ chapters: [{ title: "Planets", start: 61.25, segment: 2 }] }))).toContain(
      "## Transcript\n\nAna: Cells divide.\n\n",
    ));

  test("EXP-01 writes the lines of a recording that was sent as text", () =>
    expect(
      toMarkdown(createExported({ transcript: { segments: [], text: "# One\nTwo", isComplete: true }, chapters: [] })),
    ).toContain("## Transcript\n\n\\# One\n\nTwo\n"));

  test("EXP-01 leaves a code block in the notes unchanged", () =>
    expect(
      toMarkdown(createExported({ recording: { notes: "# A\n\n```\n# not a heading\n```\n\n##### B" } })),
    ).toContain("### A\n\n```\n# not a heading\n```\n\n#### B\n"));

  test.each([
    ["## A\n\n### B\n\n## C", "### A\n\n#### B\n\n### C"],
    ["#### A\n\n# B\n\n###### C", "### A\n\n### B\n\n#### C"],
    ["# A\n\n## B\n\n### C\n\n#### D\n\n##### E", "### A\n\n#### B\n\n##### C\n\n###### D\n\n###### E"],
  ])("EXP-03 the headings of notes %j skip no level", (notes, written) =>
    expect(toMarkdown(createExported({ recording: { notes } }))).toContain(`## Notes\n\n${written}\n`),
  );

  test("AST-05 EXP-01 a renamed recording is written under its name, without the title stored in its summary", () => {
    const summary = "## Old name\n\nCells divide.\n\n### Key terms\n\n- Cell";
    const exported = createExported({ recording: { name: "New name", summary } });
    expect(toMarkdown(exported)).toMatch(/^# New name\n/);
    expect(toMarkdown(exported)).toContain("## Summary\n\nCells divide.\n\n### Key terms\n\n- Cell\n");
    expect(toText(exported)).toContain("SUMMARY\n\nCells divide.\n");
    expect(toMarkdown(exported) + toText(exported)).not.toContain("Old name");
  });

  test("EXP-03 makes links to moments absolute, except in code", () =>
    expect(
      linkMoments(
        "- One [2:52](#t=172,180) and [0:09](#t=9.5)\n\n```\n[2:52](#t=172)\n```",
        (seconds) => `https://l/?t=${seconds}`,
      ),
    ).toBe("- One [2:52](https://l/?t=172) and [0:09](https://l/?t=9.5)\n\n```\n[2:52](#t=172)\n```"));

  test("EXP-01 a title can't begin another line or heading", () =>
    expect(toMarkdown(createExported({ recording: { name: "A\n# B <i>" } })).split("\n")[0]).toBe("# A # B \\<i\\>"));
});

test("EXP-01 text has the same parts as Markdown, without its escapes", () =>
  expect(toText(createExported())).toBe(`Cells and planets

March 2, 2026 · Science

SUMMARY

They divide.

NOTES

- Planets orbit.

TRANSCRIPT

Cells (0:00)

Ana: Cells divide.

Ben: Is 2 < 3 & 3 > 2?

Planets (1:01)

Planets orbit *stars*.
`));

const guide = { id: "g", title: "Cells", icon: null, color: "#3B82F6", createdAt: "2026-03-02T12:00:00+00:00" };

test.each([
  ["# Parts\n\nA wall.", "# Cells\n\nMarch 2, 2026\n\n## Parts\n\nA wall.\n"],
  [null, "# Cells\n\nMarch 2, 2026\n"],
])("EXP-01 writes a study guide under its title (%#)", (content, expected) =>
  expect(toStudyGuideMarkdown({ ...guide, content })).toBe(expected),
);
