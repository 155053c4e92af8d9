import { ExperimentalView } from "@lectern/ui/screens/experimental";
import { useDocumentTitle } from "../../document-title.ts";
import { paths } from "../../paths.ts";
import { useClientFlags } from "../../wiring/use-client-flags.ts";

export function ExperimentalScreen() {
  useDocumentTitle("Experimental");
  const [{ experimentalEnabled }] = useClientFlags();
  return (
    <ExperimentalView
      state={{ kind: experimentalEnabled ? "enabled" : "coming-soon" }}
      feedbackHref={paths.contactSupportOn("feature")}
    />
  );
}
