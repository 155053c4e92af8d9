import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "./testing/backend.ts";
import type { Person } from "./testing/money.ts";
import { aRecording, callFunction, completed } from "./testing/phone.ts";

let backend: TestBackend;
let person: Person;

beforeAll(async () => {
  backend = await startTestBackend();
  person = await backend.setUpUser("freezing@school.edu");
  await backend.sql("update private.accounts set bonus_recording_time = 100000 where id = $1", [person.user.id]);
});
afterAll(() => backend?.close());

const words = "The cell divides in two, and each half keeps a plan. ".repeat(60);
/** The limit is for CPU time, because other processes run at the same time. */
const LIMIT_MS = 1000;

/** Measures the CPU milliseconds of the whole process, including the database, until the recording can be read. */
async function measure(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

let count = 0;
const sendText = async (text: string, changes: Parameters<typeof aRecording>[0] = {}) => {
  count += 1;
  const recording = aRecording({ clientId: `freezing-${count}`, minutes: 240, transcript: { text }, ...changes });
  const { status, body } = await callFunction(backend, "ingest-recording", person.accessToken, recording);
  expect([status, body["error"]]).toEqual([201, undefined]);
  return completed(backend, String(body["id"]));
};
const sendGuide = (content: string) =>
  callFunction(backend, "ingest-study-guide", person.accessToken, {
    clientId: `freezing-guide-${(count += 1)}`,
    title: "Cells",
    content,
  });

describe("a text that could freeze the server", () => {
  beforeAll(() => sendText(words));

  it.each([
    ["blanks", `hello${" ".repeat(400_000)}world this is it. ${words}`],
    ["brackets", `${words}${"[".repeat(900_000)}`],
    ["full stops", `${words}${".".repeat(400_000)}`],
    ["quotation marks before blanks", `${words}"${" ".repeat(400_000)}`],
    ["marks on one letter", `${words}a${"\u0301\u0316".repeat(4000)}`],
    ["a number that is no number", `${words}${"dreizehn".repeat(2000)}x`],
    ["words divided at the end of each line", `${words}${"ab-\n".repeat(20_000)}`],
  ])("SRV-13 is read and summarised within a second: %s", async (_, text) => {
    const times: number[] = [];
    for (let round = 0; round < 3 && !(times.at(-1)! < LIMIT_MS); round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- measured again, because other processes run at the same time
      times.push(await measure(() => sendText(text)));
    }
    expect(Math.min(...times)).toBeLessThan(LIMIT_MS);
  });

  it("SRV-13 can have a name with two readings, and is stored", async () => {
    const time = await measure(() => sendText(words, { name: `${"voice memo ".repeat(26)}1!` }));
    expect(time).toBeLessThan(LIMIT_MS);
  });

  it("SRV-13 keeps every word", async () => {
    const row = await sendText(`hello${" ".repeat(400_000)}world this is it. ${"[".repeat(9000)}${words}`);
    expect(String(row["transcript"])).toMatch(/^hello world this is it\./);
    expect(String(row["transcript"]).match(/The cell divides in two, and each half keeps a plan\./g)).toHaveLength(60);
  });

  it.each([
    ["brackets", "[".repeat(900_000)],
    ["pairs of brackets", "[(".repeat(450_000)],
    ["blanks", `# Cells${" ".repeat(900_000)}divide`],
    ["sentences", "The cell divides. ".repeat(50_000)],
  ])("SRV-13 is stored as a study guide within a second: %s", async (_, content) => {
    const times: number[] = [];
    for (let round = 0; round < 3 && !(times.at(-1)! < LIMIT_MS); round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- measured again, because other processes run at the same time
      times.push(await measure(async () => expect((await sendGuide(content)).status).toBe(201)));
    }
    expect(Math.min(...times)).toBeLessThan(LIMIT_MS);
  });
});
