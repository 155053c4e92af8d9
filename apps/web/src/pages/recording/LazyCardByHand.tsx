import type { TranscriptSegment } from "@lectern/domain/recording";
import { type ComponentType, useEffect, useState } from "react";
import { ignorePrefetchFailure } from "../../loading/stale-chunks.ts";
import { whenIdle } from "../../loading/when-idle.ts";

interface CardByHandProps {
  readonly recordingId: string;
  /** BCP 47, where it is known. */
  readonly language: string | undefined;
  readonly segments: readonly TranscriptSegment[];
}

/** Cards from the transcript, loaded when the page is idle: a lecture is read without them. */
export function LazyCardByHand(props: CardByHandProps) {
  const [CardByHand, setCardByHand] = useState<ComponentType<CardByHandProps>>();
  useEffect(() => {
    const load = async () => {
      await whenIdle();
      await ignorePrefetchFailure(import("./CardByHand.tsx").then((loaded) => setCardByHand(() => loaded.CardByHand)));
    };
    void load();
  }, []);
  return CardByHand === undefined ? null : <CardByHand {...props} />;
}
