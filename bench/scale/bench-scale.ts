/**
 * `npm run bench:scale`: measures how reading grows with one student's library (100 to 100,000 recordings) and with the
 * number of students (1 to 1,000, with 100 recordings each), on PGlite and PostgreSQL. It runs the statements behind
 * list, search, home and one recording in the student's role, with the plans that explain their times. The search by
 * name runs in the browser on the whole list, so for the server it costs as much as that list. `--most=10000
 * --students=100` make it smaller.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTestBackend, type TestBackend } from "@lectern/local-backend/testing";
import { giveRecordings, makeStudents, settle, type Student } from "../shared/backend/many-students.ts";
import { explain, statements } from "./plans.ts";
import { readNumber, readOptions } from "../shared/options.ts";
import { machine, milliseconds, percentile, table } from "../shared/backend/report.ts";
import { paths, send } from "../shared/backend/requests.ts";

const { values } = readOptions({
  most: { type: "string", default: "100000" },
  students: { type: "string", default: "1000" },
});
const powersOfTen = (from: number, to: number): number[] => (from > to ? [] : [from, ...powersOfTen(from * 10, to)]);
const sizes = powersOfTen(100, readNumber("most", values.most));
const crowds = powersOfTen(1, readNumber("students", values.students));
const TIMES = 7;

/** Reads the whole list page by page, as the search by name needs it. */
async function wholeList(backend: TestBackend, { id, token }: Student): Promise<{ bytes: number; requests: number }> {
  let text = await send(backend, token, paths.firstPage(id));
  let [bytes, requests] = [text.length, 1];
  for (let count = 60; ; count = 1000) {
    const rows = JSON.parse(text) as { created_at: string; id: string }[];
    const last = rows.at(-1);
    if (rows.length < count || last === undefined) return { bytes, requests };
    text = await send(backend, token, paths.nextPage(id, last));
    bytes += text.length;
    requests += 1;
  }
}

const head = { method: "HEAD", prefer: "count=exact" };
/** Sends the requests that home sends at the same time. */
const home = (backend: TestBackend, { id, token }: Student) =>
  Promise.all([
    send(backend, token, paths.count(id), head),
    send(backend, token, paths.favoriteCount(id), head),
    send(backend, token, paths.recent(id)),
    send(backend, token, paths.profile(id)),
  ]);

async function measureMedian(times: number, work: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const startedAt = performance.now();
    await work();
    took.push(performance.now() - startedAt);
  }
  return percentile(took, 0.5);
}

async function overHttp(backend: TestBackend, student: Student): Promise<string[]> {
  await home(backend, student);
  const first = await measureMedian(TIMES, () => send(backend, student.token, paths.firstPage(student.id)));
  const all = await wholeList(backend, student);
  const whole = await measureMedian(all.requests > 20 ? 1 : 3, () => wholeList(backend, student));
  const atHome = await measureMedian(TIMES, () => home(backend, student));
  return [
    milliseconds(first),
    milliseconds(whole),
    String(all.requests),
    `${(all.bytes / 1e6).toFixed(2)} MB`,
    milliseconds(atHome),
  ];
}

async function grow(name: string, open: () => Promise<TestBackend>): Promise<void> {
  const columns = ["first page", "whole list (search)", "requests", "bytes", "home"];
  const names = Object.keys(statements);

  console.log(`\n## ${name}: one student's library grows\n`);
  let backend = await open();
  // In production, students share one database.
  await giveRecordings(backend, await makeStudents(backend, 100), 1, 100);
  const [student] = await makeStudents(backend, 1);
  const [curve, plans]: [string[][], string[][]] = [[], []];
  const shapes = new Map<string, string>();
  const changes: string[] = [];
  for (const [index, size] of sizes.entries()) {
    await giveRecordings(backend, [student!], (sizes[index - 1] ?? 0) + 1, size);
    await settle(backend);
    curve.push([size.toLocaleString("en"), ...(await overHttp(backend, student!))]);
    const explained = await explain(backend, student!.id);
    plans.push([
      size.toLocaleString("en"),
      ...explained.map(({ took, buffers }) => `${milliseconds(took)} · ${buffers}`),
    ]);
    for (const [which, { text }] of explained.entries()) {
      const shape = text.replaceAll(/, .*$/gm, "");
      if (shapes.get(names[which]!) === shape) continue;
      shapes.set(names[which]!, shape);
      changes.push(`${names[which]}, from ${size.toLocaleString("en")}:\n${text}`);
    }
  }
  console.log(`${table(["recordings", ...columns], curve)}\n`);
  console.log(`${table(["in the database: ms · pages read", ...names], plans)}\n`);
  console.log(`Plans, where they change:\n\n${changes.join("\n\n")}\n`);
  await backend.close();

  console.log(`\n## ${name}: more students, 100 recordings each\n`);
  backend = await open();
  const [crowd, crowdPlans]: [string[][], string[][]] = [[], []];
  let createdCount = 0;
  for (const size of crowds) {
    const people = await makeStudents(backend, size - createdCount);
    createdCount = size;
    await giveRecordings(backend, people, 1, 100);
    await settle(backend);
    const medianPerson = people[Math.floor(people.length / 2)]!;
    crowd.push([size.toLocaleString("en"), ...(await overHttp(backend, medianPerson))]);
    const explained = await explain(backend, medianPerson.id);
    crowdPlans.push([
      size.toLocaleString("en"),
      ...explained.map(({ took, buffers }) => `${milliseconds(took)} · ${buffers}`),
    ]);
  }
  console.log(`${table(["students", ...columns], crowd)}\n`);
  console.log(`${table(["in the database: ms · pages read", ...names], crowdPlans)}\n`);
  const tableSizes = await backend.sql<Record<string, string>>(
    `select relname, pg_size_pretty(pg_table_size(c.oid)) as table, pg_size_pretty(pg_indexes_size(c.oid)) as indexes,
        case when reltuples > 0 then (pg_total_relation_size(c.oid) / reltuples)::int end as bytes_a_row
      from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' order by pg_table_size(c.oid) desc limit 2`,
  );
  console.log(tableSizes.map((row) => Object.values(row).join(" · ")).join("\n"));
  await backend.close();
}

console.log(machine());
const workbench = mkdtempSync(join(tmpdir(), "lectern-bench-"));
try {
  await grow("PostgreSQL 17", () => startTestBackend({ driver: "postgres" }));
  let index = 0;
  await grow("PGlite", () => startTestBackend({ driver: "pglite", dataDir: join(workbench, String((index += 1))) }));
} finally {
  rmSync(workbench, { recursive: true, force: true });
}
console.log(`\n${machine()}`);
process.exit();
