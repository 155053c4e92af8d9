import { correctionQueries } from "@lectern/data/corrections/corrections.queries";
import type { Corrections } from "@lectern/domain/corrections";
import type { Recording, Transcript } from "@lectern/domain/recording";
import type { RenderText } from "@lectern/ui/recording/corrected-words";
import { createLazyPart } from "@lectern/ui/theme/lazy-part";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import type { PageFeature } from "../page-feature.ts";
import type { CorrectionSubject } from "@lectern/domain/correction-task";
import { useUser } from "../../flows/use-user.ts";
import { whenUserActive } from "@lectern/browser/when-idle";

/** Loaded for lectures with corrections. Until then the transcript is shown as heard. */
const correcting = createLazyPart(() => import("./corrected-transcript.ts"), "ignore");
/** Loaded when the student is active: words are selected by a pointer or a key. */
const tools = createLazyPart(() => import("./CorrectionTools.tsx"), "ignore");

/** Renders lines with corrected words (COR-01). */
export interface CorrectedLines {
  readonly has: (index: number) => boolean;
  readonly render: RenderText;
}

export interface UsedCorrections extends PageFeature {
  /** The transcript with its corrections; undefined while it is loading. */
  readonly transcript: Transcript | undefined;
  /** Undefined without corrected words. */
  readonly lines: CorrectedLines | undefined;
  /** Corrects the speaker's name of a line. Stable across renders. */
  readonly onSpeaker: (line: number) => void;
  /** Corrects the selected words or their line. */
  readonly onCorrect: (kind: "word" | "line") => void;
}

/** Here, because the rules of corrections are loaded for lectures that have some. */
const none: Corrections = { version: 0, list: [] };
const hasActive = ({ list }: Corrections): boolean => list.some(({ undoneAt }) => undoneAt === null);

/**
 * The corrections of a recording, over what was heard (COR-01). They are applied once when they or the transcript
 * change.
 *
 * @param recording undefined while it is loading or being deleted
 */
export function useCorrections(recording: Recording | undefined, heard: Transcript | undefined): UsedCorrections {
  const { client, id: userId } = useUser();
  const { data } = useQuery({
    ...correctionQueries(client, userId).of(recording?.id ?? ""),
    enabled: recording?.hasTranscript === true,
  });
  const corrections = data ?? none;
  const [isAsHeard, setAsHeard] = useState(false);
  const [subject, setSubject] = useState<CorrectionSubject>();
  const isCorrected = hasActive(corrections);
  const part = correcting.usePart(isCorrected);
  // Thousands of lines are rendered again when corrections arrive: a key pressed meanwhile doesn't wait for them.
  const applied = useDeferredValue(isCorrected && part === undefined ? none : corrections);
  const transcript = useMemo(
    () =>
      part === undefined || heard === undefined || !hasActive(applied)
        ? heard
        : part.correctTranscript(heard, applied.list),
    [part, heard, applied],
  );
  const shown = isAsHeard ? heard : transcript;
  const lines = useMemo(
    () =>
      part === undefined || shown === undefined || shown === heard
        ? undefined
        : part.createCorrectedLines(shown.segments),
    [part, shown, heard],
  );
  const [isActive, setActive] = useState(false);
  useEffect(() => void whenUserActive().then(() => setActive(true)), []);
  // Words that are not shown yet as they are corrected would be corrected as they were heard. The first correction has
  // the code loaded, while its dialog is still open.
  const [isReady, setReady] = useState(false);
  if (!isReady && data !== undefined && (!isCorrected || part !== undefined)) setReady(true);
  const canCorrect = recording !== undefined && heard?.isComplete === true && heard.segments.length > 0 && isReady;
  const loaded = tools.usePart(canCorrect && (isActive || subject !== undefined));
  const onSpeaker = useCallback((line: number) => setSubject({ kind: "speaker", line }), []);
  return {
    transcript: shown,
    lines,
    onSpeaker,
    onCorrect: (kind) => {
      if (loaded === undefined) return;
      setSubject(loaded.findSubject(kind, shown?.segments ?? []));
      setAsHeard(false);
    },
    overlays: canCorrect && loaded !== undefined && transcript !== undefined && (
      <loaded.CorrectionTools
        recording={recording}
        corrections={applied}
        segments={transcript.segments}
        subject={subject}
        onSubject={setSubject}
        isAsHeard={isAsHeard}
        // A correction is made to what is shown with the others.
        onShowAsHeard={isCorrected ? setAsHeard : undefined}
      />
    ),
  };
}
