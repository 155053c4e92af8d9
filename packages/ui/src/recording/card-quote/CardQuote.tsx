import { Link } from "../../elements/link/Link.tsx";
import { MomentLink } from "../moment-link/MomentLink.tsx";
import { figure, place, spoken } from "./CardQuote.css.ts";

/** The place of a card's quote in its transcript. */
export interface CardSource {
  readonly href: string;
  /** From the recording's start; null in a transcript without times. */
  readonly seconds: number | null;
}

export interface CardQuoteProps {
  /** The exact words. Undefined if the card itself has them. */
  readonly quote: string | undefined;
  readonly source: CardSource;
  /** BCP 47, if it is known. */
  readonly language?: string | undefined;
}

/** The recording's words that a card is based on, with a link to their moment. */
export function CardQuote({ quote, source, language }: CardQuoteProps) {
  return (
    <figure className={quote === undefined ? undefined : figure} dir={quote === undefined ? undefined : "auto"}>
      {quote !== undefined && (
        <blockquote className={spoken} lang={language}>
          “{quote}”
        </blockquote>
      )}
      <figcaption className={place}>
        {source.seconds === null ? (
          <Link href={source.href}>In the transcript</Link>
        ) : (
          <MomentLink seconds={source.seconds} look="quoted" href={source.href} />
        )}
      </figcaption>
    </figure>
  );
}
