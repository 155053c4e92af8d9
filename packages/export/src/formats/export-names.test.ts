import { describe, expect, test } from "vitest";
import { toExportFileName, toFolderNames } from "./export-names.ts";
import { listExportFormats } from "@lectern/domain/export/export-scope";

const at = "2026-03-02T12:00:00+00:00";

describe("EXP-02 names in an export", () => {
  test("EXP-02 a recording's folder is named after its date and title, and no two names are the same", () =>
    expect(
      toFolderNames([
        { name: "Cells", createdAt: at },
        { name: "cells", createdAt: at },
        { name: " ", createdAt: at },
      ]),
    ).toEqual(["2026-03-02 Cells", "2026-03-02 cells (2)", "2026-03-02 Untitled"]));

  test.each([
    [{ kind: "library" }, "everything", "Lectern library 2026-03-02.zip"],
    [{ kind: "favorites" }, "srt", "Lectern favorites 2026-03-02.zip"],
    [{ kind: "folder", id: "f", name: "Bio: 1/2" }, "markdown", "Lectern Bio 1 2 2026-03-02.zip"],
    [{ kind: "recording", id: "r", name: "con" }, "docx", "_con.docx"],
    [{ kind: "recording", id: "r", name: "細胞" }, "everything", "細胞.zip"],
    [{ kind: "study-guide", id: "g", name: "" }, "markdown", "Untitled.md"],
  ] as const)("EXP-02 %o as %s is a file with a matching name", (scope, format, name) =>
    expect(toExportFileName({ scope, format }, at)).toBe(name),
  );
});

test("EXP-01 offers Word for a single text, and captions only for recordings", () => {
  expect(listExportFormats({ kind: "library" })).not.toContain("docx");
  expect(listExportFormats({ kind: "study-guide", id: "g", name: "" })).toEqual(["markdown", "docx"]);
  expect(listExportFormats({ kind: "recording", id: "r", name: "" })).toEqual(
    expect.arrayContaining(["docx", "srt", "vtt"]),
  );
});
