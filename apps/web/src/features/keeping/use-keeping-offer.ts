import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useServices } from "../../flows/services.ts";
import { whenUserActive } from "../../loading/when-idle.ts";
import { paths } from "../../paths.ts";

/** Offers once to keep lectures on this device, on the student's third day of use (OFF-01). */
export function useKeepingOffer(userId: string): void {
  const { keeping } = useServices();
  const navigate = useNavigate();
  useEffect(() => {
    if (!keeping.takeOffer(userId)) return;
    void whenUserActive()
      .then(() => import("./offer-keeping.ts"))
      .then(
        ({ offerKeeping }) => offerKeeping(() => void navigate(paths.settings)),
        // Settings has the switch all the same.
        () => undefined,
      );
  }, [keeping, navigate, userId]);
}
