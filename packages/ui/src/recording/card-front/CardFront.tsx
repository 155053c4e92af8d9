import { CLOZE_GAP } from "@lectern/domain/cards";
import { Highlight } from "../../elements/highlight/Highlight.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { gap } from "./CardFront.css.ts";

export interface CardFrontProps {
  /** The question; of a cloze card with a gap. */
  readonly front: string;
  /** Fills the gap, once the answer is shown. */
  readonly filling?: string | undefined;
}

/** The question of a card. The gap of a cloze card is a line to write on, and its filling is marked. */
export function CardFront({ front, filling }: CardFrontProps) {
  const [before = "", after] = front.split(CLOZE_GAP);
  if (after === undefined) return front;
  return (
    <>
      {before}
      {filling === undefined ? (
        <span className={gap}>
          <VisuallyHidden>blank</VisuallyHidden>
        </span>
      ) : (
        <Highlight>{filling}</Highlight>
      )}
      {after}
    </>
  );
}
