import type { ProposedCard } from "@lectern/domain/cards";
import { Badge } from "../../elements/badge/Badge.tsx";
import { Highlight } from "../../elements/highlight/Highlight.tsx";
import { CardFront } from "../../recording/card-front/CardFront.tsx";
import { cardKindLabels } from "../../recording/card-kinds.ts";
import { CardQuote } from "../../recording/card-quote/CardQuote.tsx";
import * as styles from "./SampleView.css.ts";

export interface SampleCardProps {
  readonly card: ProposedCard;
  /** The address of the line that it quotes. */
  readonly href: string;
}

/** A card whose answer the browser shows when it is opened. */
export function SampleCard({ card: { kind, front, back, choices, quote, start }, href }: SampleCardProps) {
  return (
    <details className={styles.card}>
      <summary className={styles.question}>
        <span className={styles.kind}>
          <Badge>{cardKindLabels[kind]}</Badge>
        </span>
        <span className={styles.front} dir="auto">
          <CardFront front={front} />
        </span>
        {choices !== null && (
          <span className={styles.choices} dir="auto">
            {choices.map((choice) => (
              <span key={choice}>{choice}</span>
            ))}
          </span>
        )}
        <span className={styles.show}>Show Answer</span>
      </summary>
      <div className={styles.answer}>
        <p className={styles.front} dir="auto">
          <Highlight>{back}</Highlight>
        </p>
        <CardQuote quote={quote} source={{ href, seconds: start }} />
      </div>
    </details>
  );
}
