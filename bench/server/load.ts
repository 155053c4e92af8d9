/**
 * Sends requests from a separate thread, so that sender and server don't share an event loop: a number of them at once,
 * for a number of seconds, each as another student.
 */
import { randomUUID } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";
import type { Student } from "../shared/backend/many-students.ts";
import { paths, send, type Sender } from "../shared/backend/requests.ts";

export type Operation = "health" | "list" | "one recording" | "star" | "ingest";

export interface Load {
  readonly sender: Sender;
  /** The students, each with the ids of some of their recordings. */
  readonly students: readonly (Student & { readonly recordings: readonly string[] })[];
}

export interface Order {
  readonly operation: Operation;
  readonly seconds: number;
  readonly atOnce: number;
}

/** Milliseconds of each request, and of all together. */
export interface Measured {
  readonly times: number[];
  readonly took: number;
}

const words = "Cells divide in two. Each half keeps a copy of the whole plan. The plan is written in DNA. ".repeat(10);

const { sender, students } = workerData as Load;

async function once(operation: Operation, turn: number): Promise<void> {
  const student = students[(turn * 7919) % students.length]!;
  const recording = student.recordings[turn % student.recordings.length]!;
  if (operation === "health") await (await fetch(`${sender.url}/healthz`)).text();
  else if (operation === "list") await send(sender, student.token, paths.firstPage(student.id));
  else if (operation === "one recording") {
    await Promise.all([
      send(sender, student.token, paths.one(recording)),
      send(sender, student.token, paths.segments(recording)),
    ]);
  } else if (operation === "star") {
    const change = { method: "PATCH", body: { is_favorite: turn % 2 === 0 }, prefer: "return=representation" };
    const { text } = await send(sender, student.token, paths.star(recording), change);
    if (text === "[]") throw new Error("the star changed nothing");
  } else {
    const lecture = { name: "Cells", startedAt: "2025-09-03T14:00:00Z", minutes: 3, transcript: { text: words } };
    const body = { ...lecture, clientId: randomUUID() };
    await send(sender, student.token, "/functions/v1/ingest-recording", { method: "POST", body });
  }
}

let turns = 0;

async function run({ operation, seconds, atOnce }: Order): Promise<Measured> {
  const times: number[] = [];
  const begun = performance.now();
  const sending = async () => {
    while (performance.now() - begun < seconds * 1000) {
      const started = performance.now();
      await once(operation, (turns += 1));
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sending));
  return { times, took: performance.now() - begun };
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
const answer = (message: unknown) => parentPort?.postMessage(message);

parentPort?.on("message", (order: Order) => {
  run(order).then(answer, (error: unknown) => answer({ error: String(error) }));
});
