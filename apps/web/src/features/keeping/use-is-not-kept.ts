import { useKeeping } from "../../flows/keeping.ts";
import { useOnline } from "../../platform/use-online.ts";

/** Whether a page without its rows says that they aren't kept here, instead of that it failed. */
export const useIsNotKept = ({ isError, data }: { readonly isError: boolean; readonly data: unknown }): boolean => {
  const isOnline = useOnline();
  const isKeeping = useKeeping() !== "off";
  return isKeeping && !isOnline && isError && data === undefined;
};
