import { getEndedUserId, isAnonymous, isSignedIn, getUserId } from "@lectern/machines/auth/auth.selectors";
import { AuthLoadingView } from "@lectern/ui/screens/auth-loading";
import { useSelector } from "@xstate/react";
import { Fragment, useEffect, useRef } from "react";
import { Outlet, useLocation, useNavigate } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useServices } from "../../flows/services.ts";

/**
 * The frame of all pages under /dashboard (AUT-04). Without a user it stores the path and redirects to the login page.
 * With one it redirects to a stored path, or to the referrals page if a code is stored (AUT-05). If a student's session
 * ended, their path is stored in this tab (AUT-16).
 */
export function ProtectedArea() {
  const { auth, storage, endedSession } = useServices();
  const hasUser = useSelector(auth, isSignedIn);
  const isVisitor = useSelector(auth, isAnonymous);
  const userId = useSelector(auth, getUserId);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const hasEntered = useRef(false);

  useEffect(() => {
    if (!isVisitor) return;
    const endedUserId = getEndedUserId(auth.getSnapshot());
    const path = pathname + search;
    if (endedUserId !== null) endedSession.remember({ userId: endedUserId, path });
    // After a sign-out, the path is not stored (AUT-09).
    else if (!hasEntered.current) {
      endedSession.forget();
      storage.rememberIntendedUrl(path);
    }
    void navigate(paths.login, { replace: true });
  }, [auth, endedSession, isVisitor, navigate, pathname, search, storage]);

  useEffect(() => {
    if (!hasUser || hasEntered.current) return;
    hasEntered.current = true;
    endedSession.forget();
    const entry = storage.takeEntryPath();
    if (entry !== undefined) void navigate(entry, { replace: true });
  }, [endedSession, hasUser, navigate, storage]);

  if (!hasUser) return <AuthLoadingView />;
  return (
    // The key is the user, so that all pages and flows mount again if another tab signs in as another student.
    <Fragment key={userId}>
      <Outlet />
    </Fragment>
  );
}
