import type { LecternClient } from "./client.ts";

const refuse = (): never => {
  throw new Error("this client has no connection");
};

/** A client for code that needs only the keys and decoders of queries. Every request throws. */
export const disconnectedClient: LecternClient = {
  from: refuse,
  rpc: refuse,
  auth: { onAuthStateChange: refuse },
  load: refuse,
};
