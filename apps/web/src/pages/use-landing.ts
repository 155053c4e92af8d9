import { isEntered } from "@lectern/machines/auth/auth.selectors";
import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useServices } from "../services.ts";

/**
 * AUT-03, on the login page and the callback alike: whoever is in goes where they meant to go.
 *
 * @param place instead, for a sign-in that was begun for its sake; what they meant before waits
 */
export function useLanding(place?: string): void {
  const { auth, storage } = useServices();
  const hasEntered = useSelector(auth, isEntered);
  const navigate = useNavigate();
  const hasLanded = useRef(false);

  useEffect(() => {
    if (!hasEntered || hasLanded.current) return;
    hasLanded.current = true;
    void navigate(place ?? storage.takeLandingPath(), { replace: true });
  }, [hasEntered, navigate, place, storage]);
}
