import { getEndedUserId, isAnonymous, isSignedIn, getUserId } from "@lectern/machines/auth/auth.selectors";
import { AuthLoadingView } from "@lectern/ui/screens/auth-loading";
import { useSelector } from "@xstate/react";
import { Fragment, useEffect, useRef } from "react";
import { Outlet, useLocation, useNavigate } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useServices } from "../../flows/services.ts";

/**
 * Everything under /dashboard (AUT-04): without a user it stores the path and redirects to the login page. With one it
 * redirects to a stored path, or to the referrals page with a stored code (AUT-05). The path of a student whose session ended
 * stays in this tab (AUT-16).
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
    // After a sign-out no address is stored (AUT-09).
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
    // A key by user: when another tab signs in as another student, every page and flow mounts again.
    <Fragment key={userId}>
      <Outlet />
    </Fragment>
  );
}
