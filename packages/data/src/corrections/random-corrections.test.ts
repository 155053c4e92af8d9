import { applyCorrections, type Correction, type Corrections, type NewCorrection } from "@lectern/domain/corrections";
import { toFailureCode } from "@lectern/domain/failure";
import type { TranscriptSegment } from "@lectern/domain/recording";
import { startTestBackend, type TestBackend } from "@lectern/local-backend/testing";
import { isLong } from "@lectern/local-backend/testing/long-run";
import { createRandom } from "@lectern/practice/exam/random";
import { onlineManager, QueryClient } from "@tanstack/query-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runWrite } from "../options.ts";
import { openSignedInBrowser } from "../testing/browser.ts";
import type { CorrectionsChange } from "./corrections.api.ts";
import { correctionMutations } from "./corrections.mutations.ts";
import { correctionQueries } from "./corrections.queries.ts";

/** Another seed makes other sequences: `LECTERN_SEED=7 LECTERN_SEQUENCES=1000`. */
const SEED = Number(process.env["LECTERN_SEED"] ?? 1);
const SEQUENCES = Number(process.env["LECTERN_SEQUENCES"] ?? (isLong ? 10_000 : 200));
const STEPS = 10;

const words = ["Smershikov", "Smerdyakov", "Ivan", "Ivan's", "Grushenca", "日本", "é", "a", "a b"];
const speakers = ["SPEAKER_00", "SPEAKER_01", "Dr. Okafor"];

/**
 * What happens to the next requests of a change: each answer that is lost has been given, and each request that is lost has not
 * reached the server.
 */
type Trouble = "none" | "answer lost" | "every answer lost" | "request lost" | "offline";
const troubles: readonly Trouble[] = [
  "none",
  "none",
  "none",
  "answer lost",
  "every answer lost",
  "request lost",
  "offline",
];

const toLine = ({ start, end, speaker, text }: TranscriptSegment) => ({ start, end, speaker, text });

let backend: TestBackend;
let trouble: Trouble = "none";
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

/** Gives the request to the server, and loses it or its answer. */
async function disturb(url: URL, init: RequestInit): Promise<Response | undefined> {
  if (!url.pathname.endsWith("/change_corrections") || trouble === "none") return undefined;
  const happens = trouble;
  if (happens !== "every answer lost") trouble = "none";
  if (happens !== "request lost" && happens !== "offline") await (await fetch(url, init)).arrayBuffer();
  throw new TypeError("Failed to fetch");
}

/** One of two devices, with the code of the page: its cache, its queries and its mutations. */
interface Device {
  readonly cache: QueryClient;
  /** A change that failed, which the student sends again: with the same ids. */
  waiting: CorrectionsChange | undefined;
}

test(`COR-03 two devices with lost answers, repeats and no network lose no correction and end equal in ${SEQUENCES} random sequences`, {
  timeout: 3_600_000,
}, async () => {
  const { client, userId } = await openSignedInBrowser(backend, "random@school.edu", disturb);
  const [queries, mutations] = [correctionQueries(client, userId), correctionMutations(client, userId)];
  const random = createRandom(SEED);
  const pick = <One>(many: readonly One[]): One => many[Math.floor(random() * many.length)]!;
  const counts = { accepted: 0, refused: 0, repeated: 0, lost: 0 };

  const createCorrection = (lines: number): NewCorrection => {
    const kind = pick(["word", "word", "word", "speaker", "line"] as const);
    const isPlaced = kind === "line" || random() < 0.3;
    const [from, to] = kind === "speaker" ? [pick(speakers), pick(speakers)] : [pick(words), pick(words)];
    return {
      id: crypto.randomUUID(),
      kind,
      segment: isPlaced ? Math.floor(random() * lines) : null,
      from,
      to: from === to ? `${to} II` : to,
    };
  };

  const runSequence = async (): Promise<void> => {
    const heard: TranscriptSegment[] = Array.from({ length: 1 + Math.floor(random() * 4) }, (_, at) => ({
      start: at * 10,
      end: at * 10 + 9,
      speaker: pick(speakers),
      text: `${pick(words)} ${pick(words)}, ${pick(words)}.`,
    }));
    const [row] = await backend.sql<{ id: string }>(
      "insert into public.recordings (user_id, original_name, status, language) values ($1, 'Brothers', 'completed', 'en') returning id",
      [userId],
    );
    const id = row!.id;
    await backend.sql(
      "insert into public.recording_segments (recording_id, user_id, segments) values ($1, $2, $3::text::jsonb)",
      [id, userId, JSON.stringify(heard)],
    );
    const devices: readonly Device[] = [
      { cache: new QueryClient(), waiting: undefined },
      { cache: new QueryClient(), waiting: undefined },
    ];
    /** What a device was told is stored, and what it was told is undone. */
    const [stored, undone] = [new Map<string, NewCorrection>(), new Set<string>()];
    /** Changes whose outcome no device knows yet. */
    const [maybeStored, maybeUndone] = [new Set<string>(), new Set<string>()];
    const problems: string[] = [];
    const note = (isRight: boolean, problem: string): void => void (isRight || problems.push(problem));
    const readHere = ({ cache }: Device): Promise<Corrections> => cache.fetchQuery({ ...queries.of(id), staleTime: 0 });

    const send = async (device: Device, change: CorrectionsChange): Promise<void> => {
      trouble = pick(troubles);
      const isOffline = trouble === "offline";
      onlineManager.setOnline(!isOffline);
      const seen = await device.cache.ensureQueryData(queries.of(id));
      for (const one of change.add) maybeStored.add(one.id);
      for (const one of change.undo) maybeUndone.add(one);
      const outcome = await runWrite(device.cache, { ...mutations.change(id), retryDelay: 0 }, change).then(
        (after) => after,
        toFailureCode,
      );
      trouble = "none";
      onlineManager.setOnline(true);
      if (typeof outcome === "string") {
        note(["changed-elsewhere", "offline"].includes(outcome), `fails with ${outcome}`);
        counts[outcome === "offline" ? "lost" : "refused"] += 1;
        device.waiting = change;
        if (outcome === "changed-elsewhere") await readHere(device);
        return;
      }
      counts.accepted += 1;
      device.waiting = undefined;
      // Over nothing that the device hadn't seen.
      const isMine = (one: Correction) => change.add.some((added) => added.id === one.id);
      const listOthers = ({ list }: Corrections) => list.filter((one) => !isMine(one)).map((one) => one.id);
      const overwritesNothing =
        outcome.version !== seen.version + 1 || String(listOthers(outcome)) === String(listOthers(seen));
      note(overwritesNothing, "stored over what the device hadn't seen");
      for (const one of change.add) stored.set(one.id, one);
      for (const one of change.undo) undone.add(one);
    };

    for (let step = 0; step < STEPS; step += 1) {
      const device = pick(devices);
      const deed = random();
      if (device.waiting !== undefined && deed < 0.5) {
        counts.repeated += 1;
        // oxlint-disable-next-line no-await-in-loop -- one after another
        await send(device, device.waiting);
      } else if (deed < 0.15) {
        // oxlint-disable-next-line no-await-in-loop -- one after another
        await readHere(device);
      } else {
        // oxlint-disable-next-line no-await-in-loop -- one after another
        const { list } = await device.cache.ensureQueryData(queries.of(id));
        const active = list.filter(({ undoneAt }) => undoneAt === null);
        const isUndo = deed < 0.4 && active.length > 0;
        // oxlint-disable-next-line no-await-in-loop -- one after another
        await send(device, {
          add: isUndo ? [] : [createCorrection(heard.length)],
          undo: isUndo ? [pick(active).id] : [],
        });
      }
    }

    const states = await Promise.all(devices.map(readHere));
    expect(states[0]).toEqual(states[1]);
    const { list, version } = states[0]!;
    expect(version).toBeGreaterThanOrEqual(list.length === 0 ? 0 : 1);
    const ids = list.map((one) => one.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [one, made] of stored) expect(list.find((each) => each.id === one)).toMatchObject(made);
    for (const one of ids) expect(maybeStored).toContain(one);
    for (const { id: one, undoneAt } of list) {
      note(undoneAt !== null || !undone.has(one), "an undone correction applies");
      note(undoneAt === null || maybeUndone.has(one), "a correction is undone that no device undid");
    }
    expect(problems).toEqual([]);
    const [kept] = await backend.sql<{ segments: TranscriptSegment[]; shown: TranscriptSegment[] }>(
      `select r.segments, s.segments as shown from public.recording_segments as r
        join private.shown_segments as s using (recording_id) where recording_id = $1`,
      [id],
    );
    expect(kept!.segments).toEqual(heard);
    expect(applyCorrections(heard, list).map(toLine)).toEqual(kept!.shown);
    await backend.sql("delete from public.recordings where id = $1", [id]);
  };

  for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await runSequence();
    } catch (error) {
      throw new Error(`in sequence ${sequence} of LECTERN_SEED=${SEED}`, { cause: error });
    }
  }
  // What is attacked does happen.
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(SEQUENCES / 4);
});
