import { isAnonymous, isSignedIn } from "@lectern/machines/auth/auth.selectors";
import { readReferralCode } from "@lectern/domain/referral-code";
import { AuthLoadingView } from "@lectern/ui/screens/auth-loading";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useServices } from "../../flows/services.ts";

/** PUB-10: `/r/{code}` redirects a signed-in student to the referrals page, and stores the code for a visitor. */
export function ReferralLinkScreen() {
  const { auth, storage } = useServices();
  const hasUser = useSelector(auth, isSignedIn);
  const isVisitor = useSelector(auth, isAnonymous);
  const params = useParams();
  // A mail program may have taken the full stop behind the link for a part of it.
  const code = readReferralCode(params["code"] ?? "");
  const navigate = useNavigate();

  useEffect(() => {
    if (hasUser) void navigate(paths.referrals(code), { replace: true });
    else if (isVisitor) {
      storage.rememberReferralCode(code);
      void navigate(paths.login, { replace: true });
    }
  }, [code, isVisitor, hasUser, navigate, storage]);

  return <AuthLoadingView />;
}
