import { type WhoWritesResponse, whoWritesRequest, whoWritesResponse } from "@lectern/domain/contracts/who-writes";
import type { LecternClient } from "../client.ts";
import { callFunction } from "../functions.ts";
import { defineRead } from "../options.ts";

/** The writer of answers and summaries: a model, or none. @throws Failure */
export const fetchWriter = (client: LecternClient): Promise<WhoWritesResponse> =>
  callFunction(client, "who-writes", { request: whoWritesRequest, response: whoWritesResponse }, {});

/** Reads who writes answers and summaries (TUT-09). */
export const writerQuery = (client: LecternClient, userId: string) =>
  defineRead("fetch-writer", ["writer", userId], () => fetchWriter(client));
