import { createLecternClient } from "@lectern/data/client";
import { recordingKeys } from "@lectern/data/recordings/recordings.queries";
import type { Recording } from "@lectern/domain/recording";
import { QueryClient } from "@tanstack/react-query";
import type { FlowPorts } from "../flows/flow-ports.ts";
import { MemoryStorage } from "@lectern/browser/testing/memory-storage";
import { recording, userId } from "./samples.ts";

export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/**
 * Creates a flow's ports for a test: a client whose backend is `respond`, a query cache with the sample recording, and
 * a recorded report.
 */
export function createTestPorts(respond: (request: SentRequest) => Response | Promise<Response>) {
  const requests: SentRequest[] = [];
  const logged: string[] = [];
  const client = createLecternClient({
    url: "http://backend.test",
    publishableKey: "sb_publishable_test",
    storage: new MemoryStorage(),
    fetch: async (input, init) => {
      const request = {
        method: init?.method ?? "GET",
        path: new URL(input instanceof Request ? input.url : input).pathname,
        body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined,
      };
      requests.push(request);
      return await respond(request);
    },
  });
  const queryClient = new QueryClient();
  queryClient.setQueryData<Recording>(recordingKeys.one(userId, recording.id), recording);
  const ports: FlowPorts = { client, queryClient, userId, report: (message) => void logged.push(message) };
  return { ports, requests, logged };
}
