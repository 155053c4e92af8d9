import { ExperimentalView } from "@lectern/ui/screens/experimental";
import { paths } from "../../paths.ts";
import { useClientFlags } from "../../flows/use-client-flags.ts";

export function ExperimentalScreen() {
  const [flags, setFlags] = useClientFlags();
  return (
    <ExperimentalView
      state={{ kind: flags.experimentalEnabled ? "enabled" : "coming-soon" }}
      feedbackHref={paths.contactSupportOn("feature")}
      settingsHref={paths.settings}
      smartChapters={flags.smartChapters}
      onSmartChaptersChange={(smartChapters) => setFlags({ smartChapters })}
    />
  );
}
