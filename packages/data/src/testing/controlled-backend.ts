import { createLecternClient } from "../client.ts";

export interface HeldRequest {
  readonly method: string;
  readonly body: unknown;
  answer(status?: number, rows?: unknown): Promise<void>;
  /** Fails it as a browser without a network does. */
  fail(): Promise<void>;
}

/** Waits until answers and their effects have arrived. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Creates a backend whose requests wait until the test answers them. */
export function controlBackend() {
  const waiting: HeldRequest[] = [];
  const all: HeldRequest[] = [];
  const client = createLecternClient({
    url: "http://backend.test",
    publishableKey: "sb_publishable_test",
    fetch: (_, init) => {
      const { promise, resolve, reject } = Promise.withResolvers<Response>();
      const request: HeldRequest = {
        method: init?.method ?? "GET",
        body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined,
        answer: async (status = 200, rows = [{ id: "1" }]) => {
          waiting.splice(waiting.indexOf(request), 1);
          resolve(status === 204 ? new Response(null, { status }) : Response.json(rows, { status }));
          await settle();
        },
        fail: async () => {
          waiting.splice(waiting.indexOf(request), 1);
          reject(new TypeError("Failed to fetch"));
          await settle();
        },
      };
      waiting.push(request);
      all.push(request);
      return promise;
    },
  });
  const writes = () => waiting.filter(({ method }) => method !== "GET");
  return {
    client,
    waiting,
    all,
    /** The writes that wait for an answer. */
    writes,
    nextWrite: async (): Promise<HeldRequest> => {
      await settle();
      const [request] = writes();
      if (request === undefined) throw new Error("nothing was sent");
      return request;
    },
  };
}
