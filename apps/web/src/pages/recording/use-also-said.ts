import { formatShortDay } from "@lectern/domain/dates";
import { type Recording, toTitle } from "@lectern/domain/recording";
import { alsoSaidQuery } from "@lectern/data/recordings/unit-terms.queries";
import type { RecordingViewProps } from "@lectern/ui/screens/recording";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useFlowPorts } from "../../flows/flow-ports.ts";
import { paths } from "../../paths.ts";

/**
 * Where other lectures of its folder say what a recording's summary says (UNT-03). `isLoading`: the summary's marks wait
 * for it, so that its text moves once; without it, offline or after a failure they are shown alone.
 */
export function useAlsoSaid({ id, folderId }: Recording, isShown: boolean) {
  const { client, userId } = useFlowPorts();
  const { data, fetchStatus } = useQuery({
    ...alsoSaidQuery(client, userId, folderId ?? "", id),
    enabled: isShown && folderId !== null,
  });
  const alsoSaid = useMemo((): NonNullable<RecordingViewProps["lecture"]>["alsoSaid"] => {
    if (data === undefined || data === null) return undefined;
    const lectures = new Map(
      data.lectures.map(({ id: lecture, name, createdAt }) => [
        lecture,
        `${toTitle(name)}, ${formatShortDay(createdAt)}`,
      ]),
    );
    return new Map(
      data.points.map(({ text, saidAt }) => [
        text,
        saidAt.map(({ recording, start }) => ({
          lecture: lectures.get(recording) ?? toTitle(""),
          seconds: start,
          href: start === null ? paths.recording(recording, "transcript") : paths.recordingMoment(recording, start),
        })),
      ]),
    );
  }, [data]);
  return { alsoSaid, isLoading: data === undefined && fetchStatus === "fetching" };
}
