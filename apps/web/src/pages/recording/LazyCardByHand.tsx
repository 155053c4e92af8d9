import type { TranscriptSegment } from "@lectern/domain/recording";
import { type ComponentType, useEffect, useState } from "react";
import { ignorePrefetchFailure } from "@lectern/page-loading/page/stale-chunks";
import { whenUserActive } from "@lectern/browser/when-idle";

interface CardByHandProps {
  readonly recordingId: string;
  /** BCP 47, if it is known. */
  readonly language: string | undefined;
  readonly segments: readonly TranscriptSegment[];
  /** Corrects the selected words, or their line (COR-01). */
  readonly onCorrect: (kind: "word" | "line") => void;
}

/** Cards from the transcript, loaded when the student is active: words are selected by a pointer or a key. */
export function LazyCardByHand(props: CardByHandProps) {
  const [CardByHand, setCardByHand] = useState<ComponentType<CardByHandProps>>();
  useEffect(() => {
    const load = async () => {
      await whenUserActive();
      await ignorePrefetchFailure(import("./CardByHand.tsx").then((loaded) => setCardByHand(() => loaded.CardByHand)));
    };
    void load();
  }, []);
  return CardByHand === undefined ? null : <CardByHand {...props} />;
}
