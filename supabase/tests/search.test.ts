import { describe, expect, it } from "vitest";
import { clientOf, onEachDatabase, type TestBackend } from "./testing/backend.ts";

onEachDatabase("smoke", (backend, driver) => {
  it("FND-01 finds", async () => {
    const { user, accessToken } = await backend().setUpUser("s@school.edu");
    const [r] = await backend().sql<{id: string}>(`insert into public.recordings (user_id, original_name, status, language, ai_summary) values ($1, 'Cells', 'completed', 'en', $2) returning id`, [user.id, "# Cells\n\n- **Mitochondria** make energy [1:00](#t=60).\n- Other"]);
    await backend().sql(`insert into public.recording_segments (recording_id, user_id, segments) values ($1, $2, $3::text::jsonb)`, [r!.id, user.id, JSON.stringify([
      { start: 0, end: 10, speaker: "Prof", text: "Good morning, today we speak about the Café and cells." },
      { start: 10, end: 90, text: "The “membranes” of mitochondria are folded into cristae." },
      { start: 90, end: 120, text: "Photosynthesis happens elsewhere; 光合作用在叶绿体中进行。" },
    ])]);
    const client = clientOf(backend(), accessToken);
    for (const q of ["membrane", "membrane folds", "cafe", "photosyn", "\"folded into cristae\"", "membrane -cristae", "fotosynthesis", "叶绿体", "the", "mitocondria", ""]) {
      const t = performance.now();
      const { data, error } = await client.rpc("search_recordings", { p_query: q });
      console.log(driver, q, Math.round(performance.now()-t), JSON.stringify(data ?? error));
    }
  });
});
