import { ReadAloudBar } from "@lectern/ui/recording/read-aloud-bar";
import { useSelector } from "@xstate/react";
import { useReadAloud } from "../../flows/read-aloud.ts";
import { saveReadingRate } from "../../platform/reading-rate.ts";
import { toReadAloudState } from "./read-aloud.view-state.ts";

export interface ReadAloudProps {
  /** Tells one text from another. */
  readonly textKey: string;
  /** Of the text, as BCP 47; undefined where it is not known. */
  readonly language: string | undefined;
  readonly onClose: () => void;
}

/** Reads what the page shows aloud, from its first render until it is closed (ACC-04). */
export function ReadAloud({ textKey, language, onClose }: ReadAloudProps) {
  const actor = useReadAloud(textKey, language);
  const snapshot = useSelector(actor, (current) => current);
  const { line, rate } = snapshot.context;
  const toChoice = (index: number) => {
    const event = { type: "line.chosen", line: index } as const;
    return snapshot.can(event) ? () => actor.send(event) : undefined;
  };
  return (
    <ReadAloudBar
      state={toReadAloudState(snapshot)}
      language={language}
      rate={rate}
      onPlay={() => actor.send({ type: "reading.requested" })}
      onPause={() => actor.send({ type: "reading.paused" })}
      onPrevious={toChoice(line - 1)}
      onNext={toChoice(line + 1)}
      onRate={(chosen) => {
        saveReadingRate(chosen, localStorage);
        actor.send({ type: "rate.chosen", rate: chosen });
      }}
      onClose={onClose}
    />
  );
}
