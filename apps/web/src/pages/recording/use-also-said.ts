import { formatShortDay } from "@lectern/domain/dates";
import { type Recording, toTitle } from "@lectern/domain/recording";
import { alsoSaidQuery } from "@lectern/data/recordings/unit-terms";
import type { RecordingViewProps } from "@lectern/ui/screens/recording";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useFlowPorts } from "../../flows/flow-ports.ts";
import { paths } from "../../paths.ts";

/** Finds the points of a recording that other lectures of its folder say too (UNT-03). */
export function useAlsoSaid({ id, folderId }: Recording, isShown: boolean) {
  const { client, userId } = useFlowPorts();
  const { data } = useQuery({
    ...alsoSaidQuery(client, userId, folderId ?? "", id),
    enabled: isShown && folderId !== null,
  });
  return useMemo((): NonNullable<RecordingViewProps["lecture"]>["alsoSaid"] => {
    const lectures = new Map(
      data?.lectures.map(({ id: lecture, name, createdAt }) => [
        lecture,
        `${toTitle(name)}, ${formatShortDay(createdAt)}`,
      ]),
    );
    return data?.points.map(({ text, saidAt }) => ({
      text,
      moments: saidAt.map(({ recording, start }) => ({
        lecture: lectures.get(recording) ?? toTitle(""),
        seconds: start ?? undefined,
        href: start === null ? paths.recording(recording, "transcript") : paths.recordingMoment(recording, start),
      })),
    }));
  }, [data]);
}
