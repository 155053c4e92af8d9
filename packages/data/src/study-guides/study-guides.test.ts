import { startTestBackend, type TestBackend } from "@lectern/local-backend/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSignedInBrowser } from "../testing/browser.ts";
import { deleteStudyGuide, getStudyGuide, listStudyGuides, renameStudyGuide } from "./study-guides.queries.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const openWithGuides = async (email: string) => {
  const { client, userId } = await openSignedInBrowser(backend, email);
  const rows = await backend.sql<{ id: string }>(
    `insert into public.study_guides (user_id, title, content, icon_color, created_at) values
       ($1, 'Cells', E'# Cells\n\nEach **cell** divides in two every single day. More.', null, '2025-08-01'), ($1, 'Rome', null, '#ff0000', '2025-08-02') returning id`,
    [userId],
  );
  const [cells = "", rome = ""] = rows.map(({ id }) => id);
  return { client, userId, cells, rome };
};

describe("study guides", () => {
  test("DAT-01 DAT-04 are listed newest first", async () => {
    const { client, userId, cells, rome } = await openWithGuides("lists@school.edu");
    expect(await listStudyGuides(client, userId)).toMatchObject([
      { id: rome, title: "Rome", color: "#ff0000", icon: null },
      { id: cells, title: "Cells", color: "#3B82F6" },
    ]);
  });

  test("DAT-01 STG-01 are listed with their first sentence, without their contents", async () => {
    const { client, userId } = await openWithGuides("short@school.edu");
    const [rome, cells] = await listStudyGuides(client, userId);
    expect(rome).not.toHaveProperty("content");
    expect(rome).toMatchObject({ excerpt: "" });
    expect(cells).toMatchObject({ excerpt: "Each cell divides in two every single day." });
  });

  test("DAT-01 are read with their contents", async () => {
    const { client, cells } = await openWithGuides("reads@school.edu");
    expect(await getStudyGuide(client, cells)).toMatchObject({
      title: "Cells",
      content: expect.stringMatching(/^# Cells/),
    });
  });

  test("DAT-01 a title can be emptied", async () => {
    const { client, cells } = await openWithGuides("renames@school.edu");
    await renameStudyGuide(client, cells, "", "Cells");
    expect(await getStudyGuide(client, cells)).toMatchObject({ title: "" });
  });

  test("COR-03 a title that another device changed is not overwritten, and a repeat changes nothing", async () => {
    const { client, cells } = await openWithGuides("two-devices@school.edu");
    await renameStudyGuide(client, cells, "Mitosis", "Cells");
    await renameStudyGuide(client, cells, "Mitosis", "Cells");
    await expect(renameStudyGuide(client, cells, "Meiosis", "Cells")).rejects.toMatchObject({
      code: "changed-elsewhere",
    });
    expect(await getStudyGuide(client, cells)).toMatchObject({ title: "Mitosis" });
    await renameStudyGuide(client, cells, "Meiosis", "Mitosis");
    expect(await getStudyGuide(client, cells)).toMatchObject({ title: "Meiosis" });
  });

  test("DAT-01 a deleted study guide is not found", async () => {
    const { client, cells } = await openWithGuides("deletes@school.edu");
    await deleteStudyGuide(client, cells);
    await expect(getStudyGuide(client, cells)).rejects.toMatchObject({ code: "not-found" });
    await expect(renameStudyGuide(client, cells, "Gone", "Cells")).rejects.toMatchObject({ code: "not-found" });
  });
});
