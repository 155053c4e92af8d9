import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "../testing/test-backend.ts";
import { deriveOutlines, restoreOutlines } from "./derive-outlines.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ driver: "pglite", seed: true });
});
afterAll(() => backend.close());

const getProject = () => ({ url: backend.url, secretKey: backend.secretKey });
const readOutlines = () =>
  backend.sql("select recording_id, version, chapters, questions, terms from public.recording_outlines order by 1", []);

it("DER-01 the command derives every outline that is missing, in batches, and can be repeated", async () => {
  const before = await readOutlines();
  expect(before.length).toBeGreaterThan(10);
  await backend.sql("delete from public.recording_outlines", []);
  const batches: number[] = [];
  expect(await deriveOutlines(getProject(), (derived) => batches.push(derived))).toBe(before.length);
  expect(batches.at(-1)).toBe(before.length);
  expect(await readOutlines()).toEqual(before);
  expect(await deriveOutlines(getProject(), () => undefined)).toBe(0);
});

it("DER-01 the command takes newer outlines back", async () => {
  const before = await readOutlines();
  await backend.sql(
    `select public.store_outline(recording_id, 2, '{"chapters": [], "questions": ["Newer?"], "terms": []}', '{}')
      from public.recording_outlines`,
    [],
  );
  expect(await restoreOutlines(getProject(), 1)).toBe(before.length);
  expect(await readOutlines()).toEqual(before);
  expect(await restoreOutlines(getProject(), 1)).toBe(0);
});
