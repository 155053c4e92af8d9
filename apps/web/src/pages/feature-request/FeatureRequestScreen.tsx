import { profileQueries } from "@lectern/data/profiles/profiles";
import { FeatureRequestView } from "@lectern/ui/screens/feature-request";
import { DraftProvider } from "@lectern/ui/theme/draft";
import { useQuery } from "@tanstack/react-query";
import { paths } from "../../paths.ts";
import { sellsPlans } from "../../platform/sells-plans.ts";
import { useSupportMail } from "../../features/support-mail/use-support-mail.ts";
import { useUser } from "../../flows/use-user.ts";
import { toFeatureRequestState } from "./feature-request.view-state.ts";

export function FeatureRequestScreen() {
  const { client, id: userId } = useUser();
  const isSubscribed = useQuery(profileQueries(client, userId).subscriptionFlag());
  const { write, drafts, onCopyWhole } = useSupportMail("feature-request");
  return (
    <DraftProvider value={drafts}>
      <FeatureRequestView
        state={sellsPlans ? toFeatureRequestState(isSubscribed) : { kind: "form" }}
        onSubmit={({ title, ...request }) => write({ form: "feature-request", subject: title, ...request })}
        onCopyWhole={onCopyWhole}
        paths={paths}
      />
    </DraftProvider>
  );
}
