import { startTestBackend, type TestBackend } from "@lectern/local-backend/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSignedInBrowser } from "../testing/browser.ts";
import { deleteStudyGuide, getStudyGuide, listStudyGuides, renameStudyGuide } from "./study-guides.api.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

describe("study guides", () => {
  test("DAT-01 DAT-04 are listed newest first without their contents, read, renamed and deleted", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "guides@school.edu");
    const rows = await backend.sql<{ id: string }>(
      `insert into public.study_guides (user_id, title, content, icon_color, created_at) values
         ($1, 'Cells', '# Cells', null, '2025-08-01'), ($1, 'Rome', null, '#ff0000', '2025-08-02') returning id`,
      [userId],
    );
    const [cells = "", rome = ""] = rows.map(({ id }) => id);
    const guides = await listStudyGuides(client, userId);
    expect(guides).toMatchObject([
      { id: rome, title: "Rome", color: "#ff0000", icon: null },
      { id: cells, title: "Cells", color: "#3B82F6" },
    ]);
    expect(guides[0]).not.toHaveProperty("content");
    await renameStudyGuide(client, cells, "");
    expect(await getStudyGuide(client, cells)).toMatchObject({ title: "", content: "# Cells" });
    await deleteStudyGuide(client, cells);
    await expect(getStudyGuide(client, cells)).rejects.toMatchObject({ code: "not-found" });
    await expect(renameStudyGuide(client, cells, "Gone")).rejects.toMatchObject({ code: "not-found" });
  });
});
