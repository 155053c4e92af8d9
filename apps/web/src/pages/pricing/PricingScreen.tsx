import { isSignedIn, getUserId } from "@lectern/machines/auth/auth.selectors";
import { parsePlatform, getStoreLink } from "@lectern/domain/platform";
import { PricingView, type PricingViewProps } from "@lectern/ui/screens/pricing";
import { useSelector } from "@xstate/react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useServices } from "../../flows/services.ts";
import { MemberPricing } from "../../features/pricing/MemberPricing.tsx";

/** PUB-08: the plans. A signed-in student chooses one here; a visitor signs in first (product decision 11). */
export function PricingScreen() {
  const { auth, userAgent } = useServices();
  const hasUser = useSelector(auth, isSignedIn);
  const userId = useSelector(auth, getUserId);
  const frame: PricingViewProps["frame"] = {
    within: "page",
    public: { paths, downloadHref: getStoreLink(parsePlatform(userAgent)) },
  };
  return hasUser ? <MemberPricing key={userId} frame={frame} /> : <VisitorPricing frame={frame} />;
}

/** For visitors, and while a session is being restored: choosing a plan opens the login page, which then redirects. */
function VisitorPricing({ frame }: Pick<PricingViewProps, "frame">) {
  const { storage } = useServices();
  const navigate = useNavigate();
  const signInFirst = () => {
    storage.rememberIntendedUrl(paths.subscription);
    void navigate(paths.login);
  };
  return <PricingView state={{ kind: "choosing" }} onChoose={signInFirst} onOpenPortal={signInFirst} frame={frame} />;
}
