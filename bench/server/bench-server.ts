/**
 * `npm run bench:server`: with 100,000 recordings of 1,000 students, on PGlite and PostgreSQL in turns, measures
 * requests a second and p95 of the list's first page, one recording with its segments, a star and an ingest, over HTTP
 * through the local backend, and the processor time that its thread takes for each. `--students=100 --each=10 --seconds=2` make it smaller, `--only="one recording,list"` and
 * `--on=PostgreSQL` leave out the rest.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { startTestBackend, type TestBackend } from "@lectern/local-backend/testing";
import type { Load, Measured, Operation, Order } from "./load.ts";
import { giveRecordings, makeStudents, settle } from "../shared/backend/many-students.ts";
import { machine, milliseconds, percentile, table } from "../shared/backend/report.ts";

const { values } = parseArgs({
  options: {
    students: { type: "string", default: "1000" },
    each: { type: "string", default: "100" },
    seconds: { type: "string", default: "8" },
    rounds: { type: "string", default: "2" },
    "at-once": { type: "string", default: "8" },
    only: { type: "string" },
    on: { type: "string", default: "PGlite,PostgreSQL" },
  },
});
const [students, each, seconds, rounds, atOnce] = [
  values.students,
  values.each,
  values.seconds,
  values.rounds,
  values["at-once"],
].map(Number) as [number, number, number, number, number];
const all: readonly Operation[] = ["health", "list", "one recording", "star", "ingest"];
const operations = all.filter((operation) => values.only?.split(",").includes(operation) ?? true);
const databases = (["PGlite", "PostgreSQL"] as const).filter((name) => values.on.split(",").includes(name));
if (operations.length === 0 || databases.length === 0) throw new Error(`--only takes ${all.join(", ")}`);

interface Contender {
  readonly name: "PGlite" | "PostgreSQL";
  readonly backend: TestBackend;
  readonly measure: (order: Order) => Promise<Measured>;
  readonly stop: () => Promise<unknown>;
}

async function prepare(name: Contender["name"], dataDir: string): Promise<Contender> {
  const backend = await startTestBackend(name === "PGlite" ? { driver: "pglite", dataDir } : { driver: "postgres" });
  const begun = performance.now();
  const people = await makeStudents(backend, students);
  await giveRecordings(backend, people, 1, each);
  await settle(backend);
  const [size] = await backend.sql<{ megabytes: number }>(
    "select round(pg_database_size(current_database()) / 1e6)::int as megabytes",
  );
  const took = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(
    `${name}: ${students * each} recordings of ${students} students, ${size?.megabytes} MB, made in ${took} s`,
  );

  const owned = await backend.sql<{ user_id: string; ids: string[] }>(
    "select user_id, array_agg(recording_id::text) as ids from public.recording_segments group by user_id",
  );
  const idsOf = new Map(owned.map(({ user_id, ids }) => [user_id, ids]));
  const load: Load = {
    sender: { url: backend.url, publishableKey: backend.publishableKey },
    students: people.map((student) => ({ ...student, recordings: idsOf.get(student.id) ?? [] })),
  };
  const worker = new Worker(new URL("load.ts", import.meta.url), { workerData: load });
  const measure = (order: Order) =>
    new Promise<Measured>((resolve, reject) => {
      worker.once("message", (answer: Measured | { error: string }) =>
        "error" in answer ? reject(new Error(answer.error)) : resolve(answer),
      );
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
      worker.postMessage(order);
    });
  return { name, backend, measure, stop: async () => (await worker.terminate(), backend.close()) };
}

const workbench = mkdtempSync(join(tmpdir(), "lectern-bench-"));
console.log(`${machine()}; ${atOnce} requests at once, ${rounds} rounds of ${seconds} s\n`);
try {
  const contenders: Contender[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one database is filled after the other
  for (const name of databases) contenders.push(await prepare(name, join(workbench, "pglite")));
  const rows: string[][] = [];
  for (const operation of operations) {
    const times = new Map<string, { all: number[]; took: number; cpu: number }>();
    for (const { measure } of contenders) await measure({ operation, seconds: 1, atOnce });
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, measure } of contenders) {
        // The backend runs in this thread, the sender in another.
        const before = process.threadCpuUsage();
        const { times: some, took } = await measure({ operation, seconds, atOnce });
        const { user, system } = process.threadCpuUsage(before);
        const sofar = times.get(name) ?? { all: [], took: 0, cpu: 0 };
        times.set(name, {
          all: [...sofar.all, ...some],
          took: sofar.took + took,
          cpu: sofar.cpu + (user + system) / 1000,
        });
      }
    }
    const cells = contenders.flatMap(({ name }) => {
      const { all, took, cpu } = times.get(name)!;
      return [
        Math.round((all.length * 1000) / took).toString(),
        milliseconds(percentile(all, 0.5)),
        milliseconds(percentile(all, 0.95)),
        milliseconds(cpu / all.length),
      ];
    });
    rows.push([operation, ...cells]);
  }
  const head = contenders.flatMap(({ name }) => [`${name} /s`, "p50", "p95", "CPU each"]);
  console.log(`\n${table(["", ...head], rows)}\n\n${machine()}`);
  await Promise.all(contenders.map(({ stop }) => stop()));
} finally {
  rmSync(workbench, { recursive: true, force: true });
}
process.exit();
