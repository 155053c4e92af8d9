import { cardLimits } from "@lectern/domain/cards";
import { Badge } from "../../elements/badge/Badge.tsx";
import { Button } from "../../elements/button/Button.tsx";
import { ButtonLink } from "../../elements/button-link/ButtonLink.tsx";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { EmptyState } from "../../feedback/empty-state/EmptyState.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { EmptyPage } from "../../illustrations/empty-page/EmptyPage.tsx";
import { cardKindLabels } from "../../recording/card-kinds.ts";
import { LectureCardsEditor } from "./LectureCardsEditor.tsx";
import { LectureCardsWords } from "./LectureCardsWords.tsx";
import type { LectureCard, LectureCardsViewProps, MakingState } from "./lecture-cards.state.ts";
import * as styles from "./LectureCardsView.css.ts";

const HOW_TO_MAKE_A_CARD = "To make a card, select text in the transcript and choose Make a Card.";
const WAYS_WITH_TERMS = "Make a card from a key term below, or select text in the transcript and choose Make a Card.";

/** Why no cards are suggested. */
const modelWords = {
  none: "Card suggestions need an AI model, and none is connected.",
  budget: "We've reached today's AI limit. You can get more suggestions tomorrow.",
  unavailable: "AI isn't available right now. Please try again later.",
} as const;

/** The result of the last request, as a sentence; undefined if there is none. */
function toResultMessage(making: MakingState, standing: number): string | undefined {
  if (standing >= cardLimits.proposed)
    return `You have ${cardLimits.proposed} suggestions. Keep or dismiss some of them first.`;
  if (making.kind === "needs-model") return modelWords[making.why];
  if (making.kind !== "made") return undefined;
  if (making.count === 0) return "We couldn't find more good cards in this lecture.";
  if (making.count < cardLimits.request)
    return making.count === 1 ? "We found 1 good card." : `We found ${making.count} good cards.`;
  return undefined;
}

function toEmptyTitle(making: MakingState, hasTerms: boolean): string {
  if (making.kind === "needs-model")
    return hasTerms ? "Make cards from key terms or the transcript" : "Make cards from the transcript";
  if (making.kind !== "made" || making.count > 0) return "Cards from this lecture";
  return making.isFirst ? "No good cards found" : "No more suggestions";
}

/** The text below the title if no proposals are waiting. */
function toEmptyWords(making: MakingState, hasTerms: boolean): string {
  if (making.kind === "needs-model")
    return `${modelWords[making.why]} ${hasTerms ? WAYS_WITH_TERMS : HOW_TO_MAKE_A_CARD}`;
  if (making.kind !== "made" || making.count > 0)
    return "Lectern suggests up to ten cards at a time, each with its source. Keep the ones you want.";
  return making.isFirst
    ? "We couldn't make good cards from this lecture. Highlight any line to make your own."
    : "We've suggested all the good cards we could find. To make your own, select text in the transcript.";
}

function toMakeLabel(making: MakingState, hasCards: boolean): string {
  return hasCards || making.kind === "made" ? "Suggest More" : "Suggest Cards";
}

export interface LectureCardsProposalsProps
  extends Pick<
    LectureCardsViewProps,
    "making" | "transcriptHref" | "hasSingleKeys" | "onMake" | "onKeep" | "onDismiss" | "onEdit" | "onOpenSource"
  > {
  readonly proposals: readonly LectureCard[];
  readonly hasKept: boolean;
  readonly hasTerms: boolean;
  /** The id of the card whose fields are open. */
  readonly editing: string | undefined;
  readonly onEditing: (id: string | undefined) => void;
}

/** The proposed cards, and a button for proposing others. */
export function LectureCardsProposals(props: LectureCardsProposalsProps) {
  const { proposals, making, hasKept, hasTerms, hasSingleKeys, editing, onEditing } = props;
  const isMaking = making.kind === "making";
  const offer = making.kind === "unknown" ? styles.reserved : undefined;
  // Asking again finds no more: the transcript is where cards are written.
  const isNone = making.kind === "needs-model" || (making.kind === "made" && making.count === 0);
  const resultMessage = toResultMessage(making, proposals.length);
  const make = (
    <Button
      className={offer}
      variant={proposals.length === 0 && !hasKept ? "primary" : "secondary"}
      busy={isMaking}
      disabled={proposals.length >= cardLimits.proposed}
      onClick={props.onMake}
    >
      {toMakeLabel(making, proposals.length > 0 || hasKept)}
    </Button>
  );
  const failure = making.kind === "failed" && (
    <ErrorRegion>
      {["Couldn't make cards.", making.reason].filter((sentence) => sentence !== null).join(" ")}
    </ErrorRegion>
  );
  if (proposals.length === 0) {
    return (
      <section className={styles.section} aria-label="Suggested cards">
        {failure}
        <EmptyState
          className={offer}
          title={toEmptyTitle(making, hasTerms)}
          drawing={<EmptyPage drawing="guides" />}
          isCompact={hasKept}
          action={
            isNone ? (
              <ButtonLink href={props.transcriptHref} variant={hasKept ? "secondary" : "primary"}>
                Open Transcript
              </ButtonLink>
            ) : (
              make
            )
          }
        >
          {toEmptyWords(making, hasTerms)}
        </EmptyState>
      </section>
    );
  }
  return (
    <section className={styles.section} aria-label="Suggested cards">
      <div className={styles.sectionHead}>
        <Heading level={2} size="title">
          {proposals.length === 1 ? "1 suggestion" : `${proposals.length} suggestions`}
        </Heading>
        {proposals.length > 1 && (
          <Button size="small" onClick={() => props.onKeep(proposals.map(({ id }) => id))}>
            Keep All
          </Button>
        )}
      </div>
      {hasSingleKeys && <p className={styles.help}>K keep · E edit · D dismiss · O show in transcript · ↑ ↓ move</p>}
      <ol className={styles.list}>
        {proposals.map((card, index) => (
          <li key={card.id}>
            <article className={styles.card} data-card={card.id} data-proposed="" tabIndex={-1} aria-label={card.front}>
              {editing === card.id ? (
                <LectureCardsEditor card={card} onEdit={props.onEdit} onClose={() => onEditing(undefined)} />
              ) : (
                <>
                  <div className={styles.marks}>
                    <Badge>{cardKindLabels[card.kind]}</Badge>
                  </div>
                  <LectureCardsWords card={card} />
                  <div className={styles.buttons}>
                    <Button
                      size="small"
                      variant={index === 0 ? "primary" : "secondary"}
                      onClick={() => props.onKeep([card.id])}
                    >
                      Keep
                    </Button>
                    <Button size="small" onClick={() => onEditing(card.id)}>
                      Edit
                    </Button>
                    <Button size="small" onClick={() => props.onDismiss(card.id)}>
                      Dismiss
                    </Button>
                  </div>
                </>
              )}
            </article>
          </li>
        ))}
      </ol>
      {failure}
      <div className={styles.allRow}>
        {!(making.kind === "needs-model" && making.why === "none") && make}
        {resultMessage !== undefined && <Text color="secondary">{resultMessage}</Text>}
      </div>
    </section>
  );
}
