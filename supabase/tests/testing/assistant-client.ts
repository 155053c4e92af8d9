import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { TestBackend } from "./backend.ts";

/** An assistant elsewhere, connected by the official SDK's client. */
export interface AssistantClient {
  readonly client: Client;
  /** Calls a tool and returns its text; fails if the tool answers with an error, unless `error` is expected. */
  call(name: string, input?: object): Promise<string>;
  /** Calls a tool that should fail, and returns the sentence. */
  fail(name: string, input?: object): Promise<string>;
}

/** Connects with a token. @param mode `auto` also tries the protocol without `initialize`, of July 2026 */
export async function connectAssistant(
  backend: TestBackend,
  token: string,
  mode: "legacy" | "auto" = "auto",
): Promise<AssistantClient> {
  const client = new Client({ name: "test", version: "1.0.0" }, { versionNegotiation: { mode } });
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${backend.url}/functions/v1/mcp`), { requestInit: { headers } }),
  );
  const answer = async (name: string, input: object) => {
    const { content, isError } = await client.callTool({ name, arguments: { ...input } });
    const [first] = content;
    if (content.length !== 1 || first?.type !== "text") throw new Error("expected one text");
    return { text: first.text, isError: isError === true };
  };
  return {
    client,
    call: async (name, input = {}) => {
      const { text, isError } = await answer(name, input);
      if (isError) throw new Error(text);
      return text;
    },
    fail: async (name, input = {}) => {
      const { text, isError } = await answer(name, input);
      if (!isError) throw new Error(`expected a failure, not: ${text}`);
      return text;
    },
  };
}
