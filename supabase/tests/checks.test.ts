import { maxLengths } from "@lectern/domain/max-lengths";
import { recordingStatuses } from "@lectern/domain/recording";
import { summaryStyles } from "@lectern/domain/summary-style";
import { tagColors } from "@lectern/domain/tag";
import { expect, it } from "vitest";
import { onEachDatabase } from "./testing/backend.ts";

onEachDatabase("the checks of columns", (backend) => {
  const readCheck = async (column: string): Promise<string> => {
    const [table, name] = column.split(".");
    const rows = await backend().sql<{ definition: string }>(
      `select string_agg(pg_get_constraintdef(con.oid), ' ') as definition
        from pg_constraint con join pg_attribute att on att.attrelid = con.conrelid and att.attnum = any (con.conkey)
        where con.conrelid = ('public.' || $1)::regclass and att.attname = $2 and con.contype = 'c'`,
      [table, name],
    );
    return rows[0]?.definition ?? "";
  };

  it.each([
    ["user_info.default_summary_style", summaryStyles],
    ["recordings.status", recordingStatuses],
    ["tags.color", tagColors],
  ] as const)("DAT-04 %s accepts the values that the pages use", async (column, values) => {
    const accepted = Array.from((await readCheck(column)).matchAll(/'([^']+)'::text/g), ([, value]) => value);
    expect(new Set(accepted)).toEqual(new Set<string>(values));
  });

  it.each([
    ["folders.name", maxLengths.folderName],
    ["folders.description", maxLengths.folderDescription],
    ["folders.exam_name", maxLengths.examName],
    ["recordings.original_name", maxLengths.recordingTitle],
    ["study_guides.title", maxLengths.studyGuideTitle],
    ["tags.name", maxLengths.tagName],
  ] as const)("DAT-04 %s accepts as many characters as its field", async (column, most) => {
    expect(await readCheck(column)).toContain(`<= ${most})`);
  });
});
