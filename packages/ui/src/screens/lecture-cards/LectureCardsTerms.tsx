import { Button } from "../../elements/button/Button.tsx";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Link } from "../../elements/link/Link.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { MomentLink } from "../../recording/moment-link/MomentLink.tsx";
import type { CardTerm, LectureCardsViewProps } from "./lecture-cards.state.ts";
import * as styles from "./LectureCardsView.css.ts";

export interface LectureCardsTermsProps extends Pick<LectureCardsViewProps, "adding" | "onMakeOfTerm"> {
  readonly terms: readonly CardTerm[];
  /** BCP 47, if it is known. */
  readonly language: string | undefined;
}

/** The key terms that the lecture defines, each with a button that makes a card of it (PRC-01). */
export function LectureCardsTerms({ terms, language, adding, onMakeOfTerm }: LectureCardsTermsProps) {
  return (
    <section className={styles.section} aria-label="Key terms">
      <div className={styles.sectionHead}>
        <Heading level={2} size="title">
          Key terms
        </Heading>
      </div>
      {adding.kind === "failed" && (
        <ErrorRegion>
          {["Couldn't add the card.", adding.reason].filter((sentence) => sentence !== null).join(" ")}
        </ErrorRegion>
      )}
      <ul className={styles.terms}>
        {terms.map((each) => (
          <li key={each.term} className={styles.termRow}>
            <p className={styles.definition} dir="auto" lang={language}>
              <strong className={styles.term}>{each.term}</strong> {each.definition}{" "}
              {each.source.seconds === null ? (
                <Link href={each.source.href}>In the transcript</Link>
              ) : (
                <MomentLink seconds={each.source.seconds} look="quoted" href={each.source.href} />
              )}
            </p>
            <Button
              size="small"
              busy={adding.kind === "adding" && adding.term === each.term}
              onClick={() => onMakeOfTerm(each)}
            >
              Make a Card
              <VisuallyHidden> for {each.term}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
