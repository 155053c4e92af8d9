import { Failure } from "@lectern/domain/failure";

/** What went wrong, and in which port. */
export interface FailedWork<Work extends string = string> {
  readonly work: Work;
  readonly error: unknown;
}

type WithError = { event: { error: unknown } };

/** For a port's `onError`: what it threw. */
export const threw =
  <Work extends string>(work: Work) =>
  ({ event }: WithError): FailedWork<Work> => ({ work, error: event.error });

/** For the end of a patience: the port answered nothing in time. */
export const wasLate =
  <Work extends string>(work: Work) =>
  (): FailedWork<Work> => ({ work, error: new Failure("timeout", work) });

/** Logs a failure and keeps its code for the page. */
export const noteFailure = <Params>(params: Params) =>
  [
    { type: "logFailure", params },
    { type: "rememberFailure", params },
  ] as const;
