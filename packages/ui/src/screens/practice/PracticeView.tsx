import { assertNever } from "@lectern/domain/assert-never";
import { Badge } from "../../elements/badge/Badge.tsx";
import { ButtonLink } from "../../elements/button-link/ButtonLink.tsx";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Inline } from "../../elements/inline/Inline.tsx";
import { BareLink, Link } from "../../elements/link/Link.tsx";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { EmptyState } from "../../feedback/empty-state/EmptyState.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { PageHeader } from "../../frames/page-header/PageHeader.tsx";
import { EmptyPage } from "../../illustrations/empty-page/EmptyPage.tsx";
import type { PracticeFolder, PracticeLecture, PracticeState, PracticeViewProps } from "./practice.state.ts";
import { PracticeNumbers } from "./PracticeNumbers.tsx";
import { PracticeSettings } from "./PracticeSettings.tsx";
import * as styles from "./PracticeView.css.ts";

export type {
  NumbersState,
  PracticeFolder,
  PracticeLecture,
  PracticeState,
  PracticeViewProps,
} from "./practice.state.ts";

const countCards = (many: number): string => (many === 1 ? "1 card" : `${many} cards`);

/** "12 due · 5 new", or how many are kept if there are neither. */
function toLectureWords({ due, fresh, kept }: PracticeLecture): string {
  const parts = [...(due > 0 ? [`${due} due`] : []), ...(fresh > 0 ? [`${fresh} new`] : [])];
  return parts.length > 0 ? parts.join(" · ") : `${countCards(kept)} kept`;
}

function Lecture({ lecture }: { readonly lecture: PracticeLecture }) {
  const { title, due, fresh, changed, cardsHref, sessionHref } = lecture;
  return (
    <li className={styles.lecture}>
      <div>
        <BareLink href={cardsHref} className={styles.title}>
          {title}
        </BareLink>
        <Inline gap="xs">
          <Text size="label" color="muted">
            {toLectureWords(lecture)}
          </Text>
          {changed > 0 && (
            <Link href={cardsHref}>
              <Badge tone="caution">{changed === 1 ? "1 to recheck" : `${changed} to recheck`}</Badge>
            </Link>
          )}
        </Inline>
      </div>
      {due + fresh > 0 && (
        <ButtonLink href={sessionHref} size="small" className={styles.practiceLink} aria-label={`Practice ${title}`}>
          Practice
        </ButtonLink>
      )}
    </li>
  );
}

function Folders({ folders }: { readonly folders: readonly PracticeFolder[] }) {
  return (
    <ul className={styles.folders} aria-label="By folder and lecture">
      {folders.map(({ id, name, sessionHref, lectures }) => (
        <li key={id ?? "outside"}>
          <div className={styles.folderHead}>
            <Heading level={2} size="small">
              {name}
            </Heading>
            {sessionHref !== null && lectures.filter(({ due, fresh }) => due + fresh > 0).length > 1 && (
              <Link href={sessionHref}>Practice all of {name}</Link>
            )}
          </div>
          <ul className={styles.lectures}>
            {lectures.map((lecture) => (
              <Lecture key={lecture.id} lecture={lecture} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function toDueNote({ repeated, fresh }: Extract<PracticeState, { kind: "due" }>): string {
  if (fresh === 0) return "All reviews · up to 20 a session";
  if (repeated === 0) return "All new · up to 20 a session";
  return `${repeated} ${repeated === 1 ? "review" : "reviews"}, ${fresh} new · up to 20 a session`;
}

/**
 * Practice (PRC-04): the due cards by folder and lecture; if none are due, when the next ones are; no kept cards yet;
 * and the statistics of the last 30 days.
 */
export function PracticeView(props: PracticeViewProps) {
  const { state, numbers, scope, startHref, recordingsHref, waiting, onRetry } = props;
  return (
    <Stack gap="xl" className={styles.page}>
      <PageHeader
        title={scope === undefined ? "Practice" : `Practice: ${scope.title}`}
        note="Review your cards right before you forget them"
        action={scope !== undefined && <ButtonLink href={scope.allHref}>All Cards</ButtonLink>}
      />
      {waiting > 0 && (
        <Text color="secondary">
          {waiting === 1
            ? "1 review will sync when you're back online"
            : `${waiting} reviews will sync when you're back online`}
        </Text>
      )}
      {state.kind === "loading" ? (
        <div className={styles.waiting} aria-busy="true">
          <VisuallyHidden live>Loading practice</VisuallyHidden>
          {/* As high as the panel with its button. */}
          <div className={styles.now}>
            <div className={styles.waitingWords}>
              <Skeleton shape="title" width="half" />
              <Skeleton width="half" />
            </div>
          </div>
          <Skeleton width="long" />
          <Skeleton width="long" />
        </div>
      ) : state.kind === "failed" ? (
        <ErrorRegion onRetry={onRetry}>Couldn't load your due cards</ErrorRegion>
      ) : state.kind === "no-cards" ? (
        <EmptyState
          title="No cards yet"
          drawing={<EmptyPage drawing="waiting" />}
          action={
            <ButtonLink href={recordingsHref} variant="primary">
              Choose a Recording
            </ButtonLink>
          }
        >
          Open a recording, choose Cards, and keep the ones you want to remember.
        </EmptyState>
      ) : state.kind === "due" ? (
        <div className={styles.now}>
          <div>
            <p className={styles.count}>{countCards(state.repeated + state.fresh)} due today</p>
            <Text color="muted">{toDueNote(state)}</Text>
          </div>
          <ButtonLink href={startHref} variant="primary" size="large" className={styles.start}>
            Start
          </ButtonLink>
        </div>
      ) : state.kind === "none-due" ? (
        <div className={styles.now}>
          <div>
            <p className={styles.count}>Nothing is due today</p>
            <Text color="muted">
              {state.next === null ? "No card has a date." : `Your next cards are due ${state.next}.`}
            </Text>
          </div>
        </div>
      ) : (
        assertNever(state)
      )}
      {(state.kind === "due" || state.kind === "none-due") && (
        <>
          <Folders folders={state.folders} />
          <PracticeNumbers numbers={numbers} />
          <PracticeSettings {...props} />
        </>
      )}
    </Stack>
  );
}
