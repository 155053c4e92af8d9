import { useShowsKept } from "./use-shows-kept.ts";

/** Whether a page without rows should say that they aren't kept on this device, instead of that reading failed. */
export const useIsNotKept = ({ error, data }: { readonly error: unknown; readonly data: unknown }): boolean =>
  useShowsKept(error) && error !== null && data === undefined;
