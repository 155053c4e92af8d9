import { Agent, request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "../testing/test-backend.ts";
import { toHeaders } from "../testing/requests.ts";

let backend: TestBackend;
let headers: Record<string, string>;
beforeAll(async () => {
  backend = await startTestBackend();
  headers = toHeaders(await backend.setUpUser("refused@school.edu"));
});
afterAll(() => backend.close());

interface Upload {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: Buffer;
}

/** Sends a request over `agent`'s single connection; returns the status, and whether the connection was reused. */
const send = (agent: Agent, { body, path, ...options }: Upload) =>
  new Promise<{ status: number | undefined; isReused: boolean }>((resolve, reject) => {
    const upload = request(new URL(path, backend.url), { ...options, agent }, (answer) => {
      answer.resume().once("end", () => resolve({ status: answer.statusCode, isReused: upload.reusedSocket }));
    });
    upload.once("error", reject).end(body);
  });

const openai = "/functions/v1/openai";

it.each([
  [401, openai, () => ({ "content-type": "application/json" })],
  [404, "/functions/v1/no-such-function", () => headers],
  [415, openai, () => ({ ...headers, "content-type": "text/plain" })],
  [422, openai, () => headers],
] as const)(
  "SRV-12 answers the request after one whose body is refused with %i",
  async (status, path, toHead) => {
    const reused: boolean[] = [];
    for (const size of [1_000, 70_000, 1_500_000, 9_000_000]) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const json = Buffer.from(JSON.stringify({ query: 1, transcript: "x".repeat(size) }));
      const head = { ...toHead(), "content-length": String(json.byteLength) };
      const expected = size < 2_000_000 || status !== 422 ? status : 413;
      for (let n = 0; n < 3; n += 1) {
        const refused = await send(agent, { method: "POST", path, headers: head, body: json });
        expect(refused.status).toBe(expected);
        const next = await send(agent, { method: "GET", path: "/healthz", headers: {} });
        expect(next.status).toBe(200);
        reused.push(next.isReused);
      }
      agent.destroy();
    }
    // If a busy machine has not read a larger body in time, it closes the connection with the answer.
    expect(reused.slice(0, 3)).toEqual([true, true, true]);
  },
  60_000,
);

it("SRV-12 closes the connection after a refusal if the body does not end", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answer = await new Promise<{ status: number | undefined; connection: string | undefined }>(
    (resolve, reject) => {
      const endless = request(
        new URL(openai, backend.url),
        { method: "POST", headers: { "content-length": "1000000" }, agent },
        ({ statusCode, headers: { connection } }) => resolve({ status: statusCode, connection }),
      );
      endless.once("error", reject).write("{");
    },
  );
  expect(answer).toEqual({ status: 401, connection: "close" });
  agent.destroy();
});
