import { toast } from "@lectern/ui/overlays/toaster";
import { isOnline } from "@lectern/browser/network";

/** Says that a write has failed, unless there is no network, of which the query client says so for every write (OFF-03). */
export function toastFailedWrite(words: string, options?: Parameters<typeof toast.error>[1]): void {
  if (isOnline()) toast.error(words, options);
}
