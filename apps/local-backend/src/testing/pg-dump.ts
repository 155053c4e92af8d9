import { once } from "node:events";
import { connect } from "node:net";
import {
  isMainThread,
  MessageChannel,
  type MessagePort,
  receiveMessageOnPort,
  Worker,
  workerData,
} from "node:worker_threads";
import type { PGlite } from "@electric-sql/pglite";
import { pgDump as pgDumpOf } from "@electric-sql/pglite-tools/pg_dump";

interface Line {
  readonly host: string;
  readonly port: number;
  readonly answers: MessagePort;
  readonly flag: Int32Array;
}

/** Whether `bytes` end with a complete message of one of these types; startup messages have no type. */
function endsWith(bytes: Buffer, types: string): boolean {
  let last = "";
  let place = 0;
  while (place + 5 <= bytes.length) {
    last = String.fromCharCode(bytes[place]!);
    place += 1 + bytes.readInt32BE(place + 1);
  }
  return place === bytes.length && types.includes(last);
}

/** Passes on what arrives, once the server waits for the next question. */
async function serve({ host, port, answers, flag }: Line): Promise<void> {
  const socket = connect(port, host);
  await once(socket, "connect");
  let answer = Buffer.alloc(0);
  const send = () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, which has no origin
    answers.postMessage(answer);
    answer = Buffer.alloc(0);
    Atomics.store(flag, 0, 1);
    Atomics.notify(flag, 0);
  };
  socket.on("data", (chunk) => {
    answer = Buffer.concat([answer, chunk]);
    if (answer.toString("latin1") === "N" || endsWith(answer, "Z")) send();
  });
  socket.on("close", send);
  answers.on("message", (bytes: Uint8Array) => socket.write(bytes));
}

/**
 * Dumps a database as `pg_dump --inserts` of PostgreSQL 17 does. No package has that program's file for each system, so
 * this runs it as WebAssembly, which asks synchronously: a thread holds the connection.
 */
export async function pgDump(url: string): Promise<string> {
  const { hostname: host, port, pathname } = new URL(url);
  const { port1, port2 } = new MessageChannel();
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const line: Line = { host, port: Number(port), answers: port2, flag };
  const worker = new Worker(new URL(import.meta.url), { workerData: line, transferList: [port2] });
  let question = Buffer.alloc(0);
  let isStarted = false;
  const ask = (bytes: Uint8Array): Uint8Array => {
    question = Buffer.concat([question, bytes]);
    const isComplete = isStarted ? endsWith(question, "QS") : question.readInt32BE(0) === question.length;
    if (!isComplete) return new Uint8Array();
    // A startup message has the protocol's version, 3, where others have a longer length.
    isStarted ||= question.readInt16BE(4) === 3;
    Atomics.store(flag, 0, 0);
    port1.postMessage(question);
    question = Buffer.alloc(0);
    Atomics.wait(flag, 0, 0);
    return (receiveMessageOnPort(port1) as { message: Uint8Array }).message;
  };
  const server = {
    query: () => Promise.resolve({ rows: [{ search_path: "public" }] }),
    exec: () => Promise.resolve([]),
    execProtocolRawSync: ask,
  };
  try {
    const file = await pgDumpOf({
      pg: server as unknown as PGlite,
      args: ["-d", pathname.slice(1), "--rows-per-insert=100"],
    });
    return await file.text();
  } finally {
    port1.close();
    await worker.terminate();
  }
}

if (!isMainThread && workerData !== null) await serve(workerData as Line);
