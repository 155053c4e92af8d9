import { useEffect, useRef } from "react";
import { chevronDown, circlePause, circlePlay, clear } from "../../elements/icon/glyphs.ts";
import { add, chevronUp, subtract } from "../../elements/icon/screen-glyphs.ts";
import { Inline } from "../../elements/inline/Inline.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { IconButton } from "../../elements/icon-button/IconButton.tsx";
import { bar, speed } from "./ReadAloudBar.css.ts";
import { toFaster, toSlower } from "./read-aloud-rates.ts";

export { SPOKEN_LINE } from "./ReadAloudBar.css.ts";

/** ACC-04. `empty`: the page shows no text. `no-voice`: the device has no voice for the text's language. */
export interface ReadAloudState {
  readonly kind: "preparing" | "speaking" | "paused" | "finished" | "empty" | "failed" | "no-voice";
}

export interface ReadAloudBarProps {
  readonly state: ReadAloudState;
  /** The text's language, as BCP 47; undefined where it is not known. */
  readonly language?: string | undefined;
  /** How fast; 1 is the voice's own speed. */
  readonly rate: number;
  /** Begins, goes on, or tries again. */
  readonly onPlay: () => void;
  readonly onPause: () => void;
  /** Undefined at the first line. */
  readonly onPrevious: (() => void) | undefined;
  /** Undefined at the last line. */
  readonly onNext: (() => void) | undefined;
  readonly onRate: (rate: number) => void;
  readonly onClose: () => void;
}

const toLanguageName = (language: string): string =>
  new Intl.DisplayNames(["en"], { type: "language" }).of(language) ?? language;

const labels: Readonly<Record<ReadAloudState["kind"], { readonly button: string; readonly words: string }>> = {
  preparing: { button: "Pause Reading", words: "Looking for a voice" },
  speaking: { button: "Pause Reading", words: "Reading aloud" },
  paused: { button: "Resume", words: "Paused" },
  finished: { button: "Read Again", words: "Finished reading" },
  empty: { button: "Try Again", words: "There's nothing to read here" },
  failed: { button: "Try Again", words: "Reading stopped unexpectedly" },
  "no-voice": { button: "Try Again", words: "" },
};

const toWords = ({ kind }: ReadAloudState, language: string | undefined): string =>
  kind === "no-voice"
    ? `There's no ${language === undefined ? "" : `${toLanguageName(language)} `}voice on this device. You can add one in your device settings.`
    : labels[kind].words;

/** Pauses, goes on, and sets the speed of what is read aloud (ACC-04). It takes the focus as it opens. */
export function ReadAloudBar(props: ReadAloudBarProps) {
  const { state, language, rate, onPlay, onPause, onPrevious, onNext, onRate, onClose } = props;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const { kind } = state;
  const isGoing = kind === "preparing" || kind === "speaking";
  const slower = toSlower(rate);
  const faster = toFaster(rate);
  return (
    <section className={bar} aria-label="Read aloud">
      <Inline gap="none" justify="center">
        <IconButton
          ref={first}
          glyph={isGoing ? circlePause : circlePlay}
          label={labels[kind].button}
          onClick={isGoing ? onPause : onPlay}
        />
        <IconButton
          glyph={chevronUp}
          label="Previous Line"
          disabled={onPrevious === undefined}
          onClick={() => onPrevious?.()}
        />
        <IconButton glyph={chevronDown} label="Next Line" disabled={onNext === undefined} onClick={() => onNext?.()} />
        <IconButton
          glyph={subtract}
          label="Slower"
          disabled={slower === undefined}
          onClick={() => slower !== undefined && onRate(slower)}
        />
        <Text as="span" size="label" className={speed}>
          {rate}×
        </Text>
        <IconButton
          glyph={add}
          label="Faster"
          disabled={faster === undefined}
          onClick={() => faster !== undefined && onRate(faster)}
        />
        <IconButton glyph={clear} label="Stop Reading" onClick={onClose} />
      </Inline>
      {/* What is spoken is not talked over. */}
      <div role={isGoing ? undefined : "status"}>
        <Text size="label" color="secondary">
          {toWords(state, language)}
        </Text>
      </div>
    </section>
  );
}
