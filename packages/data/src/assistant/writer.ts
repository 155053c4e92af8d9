import { type WhoWritesResponse, whoWritesContract } from "@lectern/domain/contracts/who-writes";
import type { LecternClient } from "../client.ts";
import { callFunction } from "../functions.ts";
import { defineRead } from "../options.ts";

/** The writer of answers and summaries: a model, or none. @throws Failure */
export const fetchWriter = (client: LecternClient): Promise<WhoWritesResponse> =>
  callFunction(client, whoWritesContract, {});

/** Reads who writes answers and summaries (TUT-09). */
export const writerQuery = (client: LecternClient, userId: string) =>
  defineRead("Error fetching who writes", ["writer", userId], () => fetchWriter(client));
