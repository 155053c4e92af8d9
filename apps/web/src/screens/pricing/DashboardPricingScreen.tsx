import { useDocumentTitle } from "../../document-title.ts";
import { MemberPricing } from "./MemberPricing.tsx";

/** The same plans inside the dashboard (PUB-08). */
export function DashboardPricingScreen() {
  useDocumentTitle("Upgrade to Pro");
  return <MemberPricing frame={{ within: "shell" }} />;
}
