import { ExperimentalView } from "@lectern/ui/screens/experimental";
import { paths } from "../../paths.ts";
import { useClientFlags } from "../../platform/use-client-flags.ts";

export function ExperimentalScreen() {
  const [{ experimentalEnabled }] = useClientFlags();
  return (
    <ExperimentalView
      state={{ kind: experimentalEnabled ? "enabled" : "coming-soon" }}
      feedbackHref={paths.contactSupportOn("feature")}
    />
  );
}
