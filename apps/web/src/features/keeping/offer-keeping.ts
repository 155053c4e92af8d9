import { toast } from "@lectern/ui/overlays/toaster";
import { keepingCopy } from "../../copy/keeping-copy.ts";

/** Shows the offer to keep lectures (OFF-01). It stays until it is answered or dismissed. */
export const offerKeeping = (openSettings: () => void) =>
  toast(keepingCopy.offer, {
    id: "keeping",
    duration: Number.POSITIVE_INFINITY,
    action: { label: keepingCopy.settings, onClick: openSettings },
  });
