import { CLOZE_GAP } from "@lectern/domain/cards";
import { Highlight } from "../../elements/highlight/Highlight.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { gap } from "./CardFront.css.ts";

export interface CardFrontProps {
  /** The question; for a cloze card, with a gap. */
  readonly front: string;
  /** Fills the gap once the answer is shown. */
  readonly filling?: string | undefined;
}

/** A card's question. The gap of a cloze card is shown as a line, and its filling is highlighted. */
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
