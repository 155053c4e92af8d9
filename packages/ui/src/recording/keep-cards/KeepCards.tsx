import { useEffect, useRef } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { Link } from "../../elements/link/Link.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";

/** `failed` has the server's own sentence as the reason, if it gave one. */
export type KeepCardsState =
  | { readonly kind: "offered" }
  | { readonly kind: "keeping" }
  | { readonly kind: "kept" }
  | { readonly kind: "failed"; readonly reason: string | null };

export interface KeepCardsProps {
  readonly state: KeepCardsState;
  /** The number of cards to keep. */
  readonly count: number;
  /** The address of the recording's cards. */
  readonly cardsHref: string;
  readonly onKeep: () => void;
}

/** Keeps the questions of a quiz as cards (PRC-08). */
export function KeepCards({ state, count, cardsHref, onKeep }: KeepCardsProps) {
  const result = useRef<HTMLOutputElement>(null);
  const wasKeeping = useRef(false);
  useEffect(() => {
    // The focused button has disappeared.
    if (state.kind === "kept" && wasKeeping.current) result.current?.focus();
    wasKeeping.current = state.kind === "keeping";
  }, [state.kind]);
  if (state.kind === "kept") {
    return (
      <Text size="label" color="secondary">
        <output ref={result} tabIndex={-1}>
          {count === 1 ? "1 card kept." : `${count} cards kept.`}
        </output>{" "}
        <Link href={cardsHref}>Open Cards</Link>
      </Text>
    );
  }
  return (
    <>
      <Button size="small" busy={state.kind === "keeping"} onClick={onKeep}>
        {count === 1 ? "Keep as a Card" : "Keep as Cards"}
      </Button>
      {state.kind === "failed" && (
        <ErrorRegion>
          {["Couldn't save the cards.", state.reason].filter((sentence) => sentence !== null).join(" ")}
        </ErrorRegion>
      )}
    </>
  );
}
