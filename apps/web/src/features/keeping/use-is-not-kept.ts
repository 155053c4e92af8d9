import { useKeeping } from "../../flows/keeping.ts";
import { useOnline } from "../../platform/use-online.ts";

/** Whether a page without rows should say that they aren't kept on this device, instead of that reading failed. */
export const useIsNotKept = ({ isError, data }: { readonly isError: boolean; readonly data: unknown }): boolean => {
  const isOnline = useOnline();
  const isKeeping = useKeeping() !== "off";
  return isKeeping && !isOnline && isError && data === undefined;
};
