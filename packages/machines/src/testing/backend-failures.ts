import { Failure } from "@lectern/domain/failure";

/** The ways in which a request to the backend can fail, each with the `Failure` that a port throws. */
export const backendFailures = [
  ["the network is gone", new Failure("offline")],
  ["it answers 401", new Failure("unauthenticated")],
  ["it answers 429", new Failure("rate-limited")],
  ["it answers 500", new Failure("server")],
  ["it answers broken JSON or an HTML page", new Failure("malformed")],
] as const;
