import { MemberPricing } from "../../features/pricing/MemberPricing.tsx";

/** The same plans inside the dashboard (PUB-08). */
export function SubscriptionScreen() {
  return <MemberPricing frame={{ within: "shell" }} />;
}
