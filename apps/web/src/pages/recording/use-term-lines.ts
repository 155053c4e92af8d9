import type { Chapter } from "@lectern/domain/outline";
import type { Recording, TranscriptSegment } from "@lectern/domain/recording";
import { unitTermsQuery } from "@lectern/data/recordings/unit-terms";
import type { TranscriptProps } from "@lectern/ui/recording/transcript";
import { createLazyPart } from "@lectern/ui/theme/lazy-part";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { CorrectedLines } from "../../features/corrections/use-corrections.tsx";
import { useFlowPorts } from "../../flows/flow-ports.ts";
import { unitMomentHref } from "../../paths.ts";

// The transcript can be read without its terms.
const card = createLazyPart(() => import("@lectern/ui/recording/term-card"), "ignore");
const noChapters: readonly Chapter[] = [];

/**
 * Renders the lines of a transcript with the terms that its folder's lectures define (UNT-03) and with corrected words
 * (COR-01). Terms and their code are loaded when the transcript is shown.
 *
 * @param segments the whole transcript; undefined while it is not shown
 * @returns undefined without known terms and corrected words
 */
export function useTermLines(
  { id, folderId }: Recording,
  segments: readonly TranscriptSegment[] | undefined,
  chapters = noChapters,
  corrected?: CorrectedLines,
): TranscriptProps["renderLine"] {
  const { client, userId } = useFlowPorts();
  const isWanted = segments !== undefined && folderId !== null;
  const part = card.usePart(isWanted);
  const { data } = useQuery({ ...unitTermsQuery(client, userId, folderId ?? ""), enabled: isWanted });
  const terms = useMemo(
    () =>
      segments && part && data
        ? part.createTermLines(segments, data, {
            recordingId: id,
            chapters,
            momentHref: unitMomentHref,
            renderText: corrected?.render,
          })
        : undefined,
    [segments, part, data, id, chapters, corrected],
  );
  return useMemo(
    () =>
      corrected === undefined
        ? terms
        : (index) =>
            terms?.(index) ?? (corrected.has(index) ? corrected.render(index, 0, Number.POSITIVE_INFINITY) : undefined),
    [terms, corrected],
  );
}
