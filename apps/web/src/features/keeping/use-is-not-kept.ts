import { useShowsKept } from "./use-shows-kept.ts";

/** Whether a page without rows should say that they aren't kept on this device, instead of that reading failed. */
export const useIsNotKept = ({ isError, data }: { readonly isError: boolean; readonly data: unknown }): boolean => {
  const showsKept = useShowsKept();
  return showsKept && isError && data === undefined;
};
