import { profileQueries } from "@lectern/data/profiles/profiles";
import { readReferralCode } from "@lectern/domain/referral-code";
import { ReferralsView } from "@lectern/ui/screens/referrals";
import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useSearchParams } from "react-router-dom";
import { copyText } from "../../platform/copy-text.ts";
import { useFreeWeek } from "../../flows/free-week.ts";
import { paths } from "../../paths.ts";
import { useServices } from "../../flows/services.ts";
import { useUser } from "../../flows/use-user.ts";
import { toReferralsState } from "./referrals.view-state.ts";

/** REF-01 */
const codeCopy = { copied: "Code copied!", failed: "Error copying the referral code" };
const linkCopy = { copied: "Link copied!", failed: "Error copying the referral link" };

export function ReferralsScreen() {
  const { client, report } = useServices();
  const user = useUser();
  const [searchParams] = useSearchParams();
  const read = useQuery(profileQueries(client, user.id).referrals());
  const freeWeek = useFreeWeek();
  const snapshot = useSelector(freeWeek, (current) => current);
  return (
    <ReferralsView
      state={toReferralsState(read, snapshot)}
      onRetry={() => void read.refetch()}
      initialCode={searchParams.get("code") ?? undefined}
      mailLinkHref={paths.forgotPassword}
      onCopyCode={(code) => void copyText(code, codeCopy, report)}
      onCopyLink={(code) => void copyText(new URL(paths.referralLink(code), location.origin).href, linkCopy, report)}
      onEdit={() => freeWeek.send({ type: "code.edited" })}
      onApply={(code) => freeWeek.send({ type: "code.submitted", code: readReferralCode(code) })}
    />
  );
}
