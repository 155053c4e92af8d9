import { profileQueries } from "@lectern/data/profiles/profiles.queries";
import { brand } from "@lectern/domain/brand";
import { FirstRun } from "@lectern/ui/frames/first-run";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../flows/use-user.ts";
import { paths } from "../../paths.ts";

/** The panel below an empty library, for a student without recordings (ARR-03). */
export function FirstRunPanel({ isPreparing }: { readonly isPreparing: boolean }) {
  const { client, id } = useUser();
  const profile = profileQueries(client, id);
  const { data: minutes } = useQuery(profile.minutes());
  const { data: isSubscribed } = useQuery(profile.subscriptionFlag());
  return (
    <FirstRun
      storeHref={brand.storeUrl}
      weeklyMinutes={isSubscribed === false ? minutes?.weekly : undefined}
      isPreparing={isPreparing}
      sampleHref={paths.sample}
    />
  );
}
