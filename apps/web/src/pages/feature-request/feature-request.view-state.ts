import type { FeatureRequestState } from "@lectern/ui/screens/feature-request";
import type { Read } from "../../features/read.ts";

/** SUP-02. An unreadable flag counts as not subscribed (AUT-08). */
export function toFeatureRequestState({ data, isError }: Read<boolean | null>): FeatureRequestState {
  if (data === undefined && !isError) return { kind: "checking" };
  return { kind: data ? "form" : "upsell" };
}
