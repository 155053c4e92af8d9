import { Failure } from "@lectern/domain/failure";

/** A failure and the port in which it happened. Every machine logs and remembers failures in this form. */
export interface FailedWork<Work extends string = string> {
  /** The port's name. */
  readonly work: Work;
  /** The error that the port threw, or a `Failure` with the code `timeout`. */
  readonly error: unknown;
}

type WithError = { event: { error: unknown } };

/** Builds the parameters of an action in a port's `onError`. */
export const toFailedWork =
  <Work extends string>(work: Work) =>
  ({ event }: WithError): FailedWork<Work> => ({ work, error: event.error });

/** Builds the parameters of an action in `after`, for a port that timed out. */
export const toTimedOutWork =
  <Work extends string>(work: Work) =>
  (): FailedWork<Work> => ({ work, error: new Failure("timeout", work) });

/** Logs the error that a port threw. */
export const logError = <Work extends string>(work: Work) =>
  ({ type: "logFailure", params: toFailedWork(work) }) as const;

/** Logs that a port timed out. */
export const logTimeout = <Work extends string>(work: Work) =>
  ({ type: "logFailure", params: toTimedOutWork(work) }) as const;

/** Logs the error that a port threw, and stores it in the context for the page to show. */
export const rememberError = <Work extends string>(work: Work) =>
  [logError(work), { type: "rememberFailure", params: toFailedWork(work) }] as const;

/** Logs that a port timed out, and stores that in the context for the page to show. */
export const rememberTimeout = <Work extends string>(work: Work) =>
  [logTimeout(work), { type: "rememberFailure", params: toTimedOutWork(work) }] as const;
