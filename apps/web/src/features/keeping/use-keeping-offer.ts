import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useServices } from "../../flows/services.ts";
import { whenUserActive } from "@lectern/browser/when-idle";
import { paths } from "../../paths.ts";

/** Offers once to keep lectures on this device, on the student's third day of use (OFF-01). */
export function useKeepingOffer(userId: string): void {
  const { keeping } = useServices();
  const navigate = useNavigate();
  useEffect(() => {
    let isHere = true;
    const offer = async () => {
      // The first write to the device's storage takes a slow phone 28 ms.
      await whenUserActive();
      if (!isHere || !keeping.takeOffer(userId)) return;
      const { offerKeeping } = await import("./offer-keeping.ts");
      offerKeeping(() => void navigate(paths.settings));
    };
    // If its code can't be fetched, Settings has the switch all the same.
    offer().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [keeping, navigate, userId]);
}
