import { OUTLINE_VERSION } from "@lectern/domain/outline";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runNpmCommand } from "../testing/npm-command.ts";
import { startTestBackend, type TestBackend } from "../testing/test-backend.ts";
import { deriveOutlines, restoreOutlines } from "./derive-outlines.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ seed: true });
});
afterAll(() => backend.close());

const getProject = () => ({ url: backend.url, secretKey: backend.secretKey });
const readOutlines = () => backend.sql("select * from public.recording_outlines order by recording_id", []);

it("DER-01 the command derives every missing outline, and can be repeated", async () => {
  const before = await readOutlines();
  expect(before.length).toBeGreaterThan(10);
  await backend.sql("delete from public.recording_outlines", []);
  const totals: number[] = [];
  expect(await deriveOutlines(getProject(), (derived) => totals.push(derived))).toBe(before.length);
  expect(totals.at(-1)).toBe(before.length);
  expect(await readOutlines()).toEqual(before);
  expect(await deriveOutlines(getProject(), () => undefined)).toBe(0);
});

it("DER-01 the command can restore older outlines", async () => {
  const before = await readOutlines();
  await backend.sql(
    `select public.store_outline(recording_id, $1, '{"chapters": [], "questions": ["Newer?"], "terms": []}')
      from public.recording_outlines`,
    [OUTLINE_VERSION + 1],
  );
  expect(await restoreOutlines(getProject(), OUTLINE_VERSION)).toBe(before.length);
  expect(await readOutlines()).toEqual(before);
  expect(await restoreOutlines(getProject(), OUTLINE_VERSION)).toBe(0);
});

it("DER-01 `npm run outlines` derives what is missing, and restores an older version", async () => {
  const run = (...args: string[]) =>
    runNpmCommand("outlines", args, { SUPABASE_URL: backend.url, SUPABASE_SECRET_KEY: backend.secretKey });
  const [one] = await readOutlines();
  await backend.sql("delete from public.recording_outlines where recording_id = $1", [one!["recording_id"]]);
  expect(await run()).toMatchObject({ status: 0, out: expect.stringMatching(/^Took 1 jobs\./m), err: "" });
  expect(await run()).toEqual({ status: 0, out: "Every recording has its outline.\n", err: "" });
  expect(await run(`--restore=${OUTLINE_VERSION}`)).toMatchObject({
    status: 0,
    out: expect.stringMatching(/^Took back 0 outlines/),
  });
  expect(await run("--restore=latest")).toEqual({
    status: 1,
    out: "",
    err: '--restore must be a version, not "latest"\n',
  });
});
