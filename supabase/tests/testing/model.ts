import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface ModelRequest {
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly body: { model: string; messages: { role: string; content: string }[]; [more: string]: unknown };
}

interface Says {
  readonly says: string;
  /** The pieces in which the text is streamed. Defaults to one piece. */
  readonly pieces?: readonly string[];
  /** Milliseconds before each piece. */
  readonly delay?: number;
  readonly pause?: number;
  readonly finish?: string;
  /** Sends one JSON object, like a server that does not stream. */
  readonly whole?: boolean;
  /** What it has counted, in OpenAI's form. */
  readonly usage?: object;
  /** Closes the connection after the pieces: `end` properly, `reset` in the middle, `error` with an error in the stream. */
  readonly breaks?: "end" | "reset" | "error" | "hang";
}

/** The server's reaction to one request; `hang` never answers. */
export type Reaction =
  | Says
  | { readonly status: number; readonly headers?: Record<string, string>; readonly raw?: string }
  | "hang";

export interface ModelServer {
  /** Includes the version, as in OPENAI_BASE_URL. */
  readonly url: string;
  readonly requests: ModelRequest[];
  /** The headers of each request, names and values in turn. */
  readonly headers: (readonly string[])[];
  /** How many requests were aborted by their caller. */
  readonly aborted: number;
  /** Sets the next reactions, one for each request. Afterwards the server says something by default. */
  next(...reactions: Reaction[]): void;
  /** The requests for the reading of a lecture, which follow each summary and aren't among `requests`. */
  readonly readings: ModelRequest[];
  /** Sets the next reactions to these. */
  nextReading(...reactions: Reaction[]): void;
  /** Has the model react to these by what they say, until the reset. */
  answerReadings(react: (prompt: string) => Reaction): void;
  /** Returns the user's message of a request, as the model gets it. */
  getPrompt(at?: number): string;
  reset(): void;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const getUserMessage = (request: ModelRequest | undefined): string =>
  request?.body.messages.find(({ role }) => role === "user")?.content ?? "";

async function say(
  response: ServerResponse,
  { says, pieces = [says], delay = 0, pause = 0, finish = "stop", whole = false, usage, breaks }: Says,
): Promise<void> {
  if (delay > 0) await wait(delay);
  if (whole) {
    const message = { role: "assistant", content: says };
    response.writeHead(200, { "content-type": "application/json" });
    response.end(
      JSON.stringify({ object: "chat.completion", choices: [{ index: 0, message, finish_reason: finish }], usage }),
    );
    return;
  }
  const send = (choice: object) =>
    response.write(
      `data: ${JSON.stringify({ object: "chat.completion.chunk", choices: [{ index: 0, ...choice }] })}\n\n`,
    );
  response.writeHead(200, { "content-type": "text/event-stream" });
  const started = performance.now();
  for (const [at, content] of pieces.entries()) {
    // Relative to the clock, so that a busy machine does not slow the model down.
    const early = started + (at + 1) * pause - performance.now();
    // oxlint-disable-next-line no-await-in-loop -- a model writes one piece after another
    if (early > 0) await wait(early);
    if (response.destroyed) return;
    send({ delta: { content }, finish_reason: null });
  }
  if (breaks === "end") response.end();
  if (breaks === "reset") response.write(" ", () => response.destroy());
  if (breaks === "error") response.end('data: {"error": {"message": "secret words"}}\n\n');
  if (breaks !== undefined) return;
  send({ delta: {}, finish_reason: finish });
  if (usage !== undefined) response.write(`data: ${JSON.stringify({ choices: [], usage })}\n\n`);
  response.end("data: [DONE]\n\n");
}

const readsOne = (): Reaction => ({ says: '{"points": [{"text": "The model read this.", "lines": "0"}]}' });

/** Starts a server that speaks OpenAI's chat protocol on this machine, including failures. */
export async function startModel(): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const headers: (readonly string[])[] = [];
  let aborted = 0;
  let waiting: Reaction[] = [];
  const readings: ModelRequest[] = [];
  let waitingReadings: Reaction[] = [];
  let read: (prompt: string) => Reaction = readsOne;
  const server = createServer((request, response) => {
    response.on("close", () => {
      if (!response.writableFinished) aborted += 1;
    });
    void bodyOf(request).then((text) => {
      const body = JSON.parse(text) as ModelRequest["body"];
      const isReading = JSON.stringify(body["response_format"] ?? "").includes('"reading"');
      const received = { path: request.url, authorization: request.headers.authorization, body };
      if (!isReading) headers.push(request.rawHeaders);
      (isReading ? readings : requests).push(received);
      const reaction = isReading
        ? (waitingReadings.shift() ?? read(getUserMessage(received)))
        : (waiting.shift() ?? { says: "The model wrote this." });
      if (reaction === "hang") return undefined;
      if ("says" in reaction) return say(response, reaction);
      response.writeHead(reaction.status, { "content-type": "application/json", ...reaction.headers });
      response.end(reaction.raw ?? JSON.stringify({ error: { message: "secret words of the provider" } }));
      return undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    headers,
    get aborted() {
      return aborted;
    },
    readings,
    next: (...reactions) => waiting.push(...reactions),
    nextReading: (...reactions) => waitingReadings.push(...reactions),
    answerReadings: (react) => (read = react),
    getPrompt: (at = -1) => getUserMessage(requests.at(at)),
    reset: () => {
      requests.length = 0;
      headers.length = 0;
      aborted = 0;
      waiting = [];
      readings.length = 0;
      waitingReadings = [];
      read = readsOne;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
