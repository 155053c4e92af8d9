import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPglite } from "./database/pglite.ts";
import { signInThroughConsent } from "./phone/sign-in.ts";
import { createUserContext } from "./phone/user-context.ts";
import { startProcess, type BackendProcess } from "./testing/backend-process.ts";
import { callFunction, recordingRequest, toHeaders } from "./testing/requests.ts";

const LINES = 300;
const segments = Array.from({ length: LINES }, (_, at) => ({
  start: at * 10,
  end: at * 10 + 9,
  text: `Sentence ${at} says that enzyme ${at % 97} lowers the barrier of reaction ${at % 89} in a cell.`,
}));

/** The numbers of the lines that the model got, by request for a reading. */
const readings: number[][] = [];
const hanging = Promise.withResolvers<void>();
let hangs = true;

/** A model that stops answering in the middle of a lecture, until the test says otherwise. */
async function react(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  const isReading = body.includes('"reading"');
  const lines = [...body.matchAll(/\\n\[(\d+)\] (?=Sentence)/g)].map(([, number]) => Number(number));
  if (isReading) readings.push(lines);
  if (isReading && hangs && lines.length > 0 && lines[0] !== 0) return hanging.resolve();
  const at = String(lines.at(-1) ?? 0);
  const points = [{ text: `Point at ${at}.`, isImportant: true, lines: at }];
  const content = isReading ? JSON.stringify({ points }) : "The model wrote this.";
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ choices: [{ message: { content }, finish_reason: "stop" }] }));
}
const model = createServer((request, response) => void react(request, response));

let home: string;
let running: BackendProcess | undefined;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "lectern-"));
  await new Promise<void>((resolve) => model.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await running?.stop("SIGKILL");
  model.closeAllConnections();
  model.close();
  await rm(home, { recursive: true });
});

async function start(): Promise<string> {
  const { port } = model.address() as AddressInfo;
  running = startProcess({
    DATA_DIR: home,
    OPENAI_API_KEY: "sk-local",
    OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    OPENAI_CONTEXT_TOKENS: "8000",
  });
  return running.ready;
}

it("TUT-04 SRV-05 a reading that a kill interrupted between its parts goes on where it stopped", async () => {
  const url = await start();
  const person = await signInThroughConsent(url, "reads@school.edu");
  await createUserContext(url, person, "google");
  const recording = recordingRequest({ minutes: 50, transcript: { segments } });
  const { body } = await callFunction(url, "ingest-recording", person, recording);
  await hanging.promise;
  await running?.stop("SIGKILL");
  const database = await openPglite({ directory: join(home, "database") });
  const parts = await database.sql("select first_line, last_line from private.reading_parts", []);
  expect(parts).toEqual([{ first_line: 0, last_line: readings[0]!.at(-1) }]);
  // Shortens the two minutes of the dead process's lease.
  await database.sql("update private.outline_jobs set leased_until = private.moment() where lease is not null", []);
  await database.close();
  hangs = false;
  const killed = readings.pop();

  const again = await start();
  const query = `recording_outlines?recording_id=eq.${String(body["id"])}&select=points,cards`;
  const read = async () => {
    const answer = await fetch(`${again}/rest/v1/${query}`, { headers: toHeaders(person) });
    return (await answer.json()) as unknown;
  };
  const whole = { cards: [], points: [expect.objectContaining({ text: "Point at 0." })] };
  await expect.poll(read).toEqual([whole]);
  expect(killed).toContain(readings[1]![0]);
  expect(readings.flat()).toEqual(segments.map((_, at) => at));
  expect(readings.at(-1)).toEqual([]);
});
