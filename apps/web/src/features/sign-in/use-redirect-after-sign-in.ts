import { getUserId, isEntered } from "@lectern/machines/auth/auth.selectors";
import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useServices } from "../../flows/services.ts";

/**
 * AUT-03, for the login page and the callback: redirects a signed-in student to the page that they wanted to open, or
 * on which their session ended (AUT-16).
 *
 * @param path if given, the page to open instead; the stored intended page stays for the next sign-in
 */
export function useRedirectAfterSignIn(path?: string): void {
  const { auth, storage, endedSession } = useServices();
  const hasEntered = useSelector(auth, isEntered);
  const navigate = useNavigate();
  const hasLanded = useRef(false);

  useEffect(() => {
    if (!hasEntered || hasLanded.current) return;
    hasLanded.current = true;
    const landing = path ?? storage.takeLandingPath(endedSession.takePath(getUserId(auth.getSnapshot())));
    void navigate(landing, { replace: true });
  }, [auth, endedSession, hasEntered, navigate, path, storage]);
}
