import { profileQueries } from "@lectern/data/profiles/profiles";
import { PricingView, type PricingViewProps } from "@lectern/ui/screens/pricing";
import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useSubscription } from "../../flows/subscription.ts";
import { useUser } from "../../flows/use-user.ts";
import { useDocumentTitle } from "../../platform/document-title.ts";
import { toPricingState } from "./pricing.view-state.ts";

/** The plans for a signed-in student, on the public page and in the dashboard. */
export function MemberPricing({ frame }: Pick<PricingViewProps, "frame">) {
  const { client, id: userId } = useUser();
  const flag = useQuery(profileQueries(client, userId).subscriptionFlag());
  const subscription = useSubscription({ returnedFromCheckout: false });
  // On the public page the title is always "Pricing".
  useDocumentTitle(frame.within === "shell" && flag.data === true ? "Your Plan" : undefined);
  const snapshot = useSelector(subscription, (current) => current);
  return (
    <PricingView
      state={toPricingState(flag, snapshot)}
      onChoose={(duration) => subscription.send({ type: "plan.chosen", duration })}
      onOpenPortal={() => subscription.send({ type: "portal.requested" })}
      frame={frame}
    />
  );
}
