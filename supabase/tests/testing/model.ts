import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

interface ModelRequest {
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly body: { model: string; messages: { role: string; content: string }[]; [more: string]: unknown };
}

/** What the server does with one request; `hang` never answers. */
type Reaction =
  | { readonly says: string }
  | { readonly status: number; readonly headers?: Record<string, string>; readonly raw?: string }
  | "hang";

export interface ModelServer {
  /** With its version, as OPENAI_BASE_URL. */
  readonly url: string;
  readonly requests: ModelRequest[];
  /** What comes next, one a request; after them, and with none, `says` something. */
  next(...reactions: Reaction[]): void;
  /** The user's message of a request, as the model sees it. */
  told(at?: number): string;
  reset(): void;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Speaks OpenAI's chat protocol on this machine, failures included. */
export async function startModel(): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let waiting: Reaction[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((text) => {
      requests.push({
        path: request.url,
        authorization: request.headers.authorization,
        body: JSON.parse(text) as ModelRequest["body"],
      });
      const reaction = waiting.shift() ?? { says: "The model wrote this." };
      if (reaction === "hang") return;
      if ("says" in reaction) {
        response.writeHead(200, { "content-type": "application/json" });
        const message = { role: "assistant", content: reaction.says };
        response.end(JSON.stringify({ object: "chat.completion", choices: [{ index: 0, message }] }));
        return;
      }
      response.writeHead(reaction.status, { "content-type": "application/json", ...reaction.headers });
      response.end(reaction.raw ?? JSON.stringify({ error: { message: "secret words of the provider" } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    next: (...reactions) => waiting.push(...reactions),
    told: (at = -1) => requests.at(at)?.body.messages.find(({ role }) => role === "user")?.content ?? "",
    reset: () => {
      requests.length = 0;
      waiting = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
