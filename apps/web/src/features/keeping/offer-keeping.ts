import { toast } from "@lectern/ui/overlays/toaster";

/** Shows the offer to keep lectures (OFF-01). It stays until it is answered or dismissed. */
export const offerKeeping = (openSettings: () => void) =>
  toast("You can save lectures to this device to read offline.", {
    id: "keeping",
    duration: Number.POSITIVE_INFINITY,
    action: { label: "Settings", onClick: openSettings },
  });
