import type { Chapter } from "@lectern/domain/outline";
import type { Recording, TranscriptSegment } from "@lectern/domain/recording";
import { unitTermsQuery } from "@lectern/data/recordings/unit-terms.queries";
import type { TranscriptProps } from "@lectern/ui/recording/transcript";
import { createLazyPart } from "@lectern/ui/theme/lazy-part";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useFlowPorts } from "../../flows/flow-ports.ts";
import { unitMomentHref } from "../../paths.ts";

// The transcript can be read without its terms.
const card = createLazyPart(() => import("@lectern/ui/recording/term-card"), "ignore");
const noChapters: readonly Chapter[] = [];

/**
 * Renders the lines of a transcript with the terms that its folder's lectures define (UNT-03). They and their code are
 * loaded when the transcript is shown.
 *
 * @param segments the whole transcript; undefined while it is not shown
 * @returns undefined without known terms
 */
export function useTermLines(
  { id, folderId }: Recording,
  segments: readonly TranscriptSegment[] | undefined,
  chapters = noChapters,
): TranscriptProps["renderLine"] {
  const { client, userId } = useFlowPorts();
  const isWanted = segments !== undefined && folderId !== null;
  const part = card.usePart(isWanted);
  const { data } = useQuery({ ...unitTermsQuery(client, userId, folderId ?? ""), enabled: isWanted });
  return useMemo(
    () =>
      segments && part && data
        ? part.createTermLines(segments, data, { recordingId: id, chapters, momentHref: unitMomentHref })
        : undefined,
    [segments, part, data, id, chapters],
  );
}
