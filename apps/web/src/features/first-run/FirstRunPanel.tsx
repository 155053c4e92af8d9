import { profileQueries } from "@lectern/data/profiles/profiles";
import { brand } from "@lectern/domain/brand";
import { FirstRun } from "@lectern/ui/frames/first-run";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../flows/use-user.ts";
import { paths } from "../../paths.ts";

interface FirstRunPanelProps {
  readonly isPreparing?: boolean;
  /** Whether the week's minutes are said; false where the page has them beside it. */
  readonly hasMinutes: boolean;
}

/** How to make the first recording, for a student without recordings (ARR-03). */
export function FirstRunPanel({ isPreparing = false, hasMinutes }: FirstRunPanelProps) {
  const { client, id } = useUser();
  const profile = profileQueries(client, id);
  const { data: minutes } = useQuery(profile.minutes());
  const { data: isSubscribed } = useQuery(profile.subscriptionFlag());
  return (
    <FirstRun
      storeHref={brand.storeUrl}
      weeklyMinutes={hasMinutes && isSubscribed === false ? minutes?.weekly : undefined}
      isPreparing={isPreparing}
      sampleHref={paths.sample}
    />
  );
}
