import { useShowsKept } from "./use-shows-kept.ts";

interface FailedRead {
  readonly error: unknown;
  readonly data: unknown;
}

/** Whether a page without rows should say that they aren't kept on this device, instead of that reading failed. */
export const useIsNotKept = ({ error, data }: FailedRead): boolean =>
  useShowsKept(error) && error !== null && data === undefined;
