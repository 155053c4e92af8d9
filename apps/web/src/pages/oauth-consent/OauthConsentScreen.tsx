import { connectionMutations, connectionQueries } from "@lectern/data/connections/connections";
import { getEndedUserId, getUserId, isAnonymous, isSignedIn } from "@lectern/machines/auth/auth.selectors";
import { AuthLoadingView } from "@lectern/ui/screens/auth-loading";
import { ConnectAssistantView } from "@lectern/ui/screens/connect-assistant";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useServices } from "../../flows/services.ts";
import { useUser } from "../../flows/use-user.ts";
import { paths } from "../../paths.ts";
import { toConsentState } from "./oauth-consent.view-state.ts";

/** A visitor signs in first; the request waits in the stored path, which leads to this site only (AUT-04, AUT-12). */
export function OauthConsentScreen() {
  const { auth, storage, endedSession } = useServices();
  const isVisitor = useSelector(auth, isAnonymous);
  const hasUser = useSelector(auth, isSignedIn);
  const userId = useSelector(auth, getUserId);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (!isVisitor) return;
    const endedUserId = getEndedUserId(auth.getSnapshot());
    const path = pathname + search;
    if (endedUserId === null) storage.rememberIntendedUrl(path);
    else endedSession.remember({ userId: endedUserId, path });
    void navigate(paths.login, { replace: true });
  }, [auth, endedSession, isVisitor, navigate, pathname, search, storage]);

  if (!hasUser) return <AuthLoadingView />;
  // The key is the user: another tab may sign in as another student, whose request this isn't.
  return <Consent key={userId} id={new URLSearchParams(search).get("authorization_id") ?? ""} />;
}

function Consent({ id }: { readonly id: string }) {
  const { client, id: userId, email } = useUser();
  const request = useQuery(connectionQueries(client, userId).request(id));
  const leave = { onSuccess: (address: string) => window.location.assign(address) };
  const allow = useMutation({ ...connectionMutations(client, userId).allow(), ...leave });
  const refuse = useMutation({ ...connectionMutations(client, userId).refuse(), ...leave });
  const answer = (one: typeof allow) => {
    // A failed attempt of the other answer must not show any longer.
    allow.reset();
    refuse.reset();
    if (request.data !== undefined) one.mutate(request.data);
  };
  return (
    <ConnectAssistantView
      state={toConsentState(request, allow, refuse)}
      email={email}
      onAllow={() => answer(allow)}
      onRefuse={() => answer(refuse)}
      onRetry={() => void request.refetch()}
      paths={{ home: paths.home, settings: paths.settings }}
    />
  );
}
