import { countDays } from "@lectern/domain/exam-day";
import { ButtonLink } from "../../../elements/button-link/ButtonLink.tsx";
import { Link } from "../../../elements/link/Link.tsx";
import { Skeleton } from "../../../elements/skeleton/Skeleton.tsx";
import { timestamp } from "../../../recording/transcript/timestamp.ts";
import { Text } from "../../../elements/text/Text.tsx";
import { VisuallyHidden } from "../../../elements/visually-hidden/VisuallyHidden.tsx";
import * as styles from "./NextUp.css.ts";
import type { NextUpState } from "../home.state.ts";

/** The first with the button, and a line of links to the others. */
const MOST_STEPS = 3;

interface Step {
  readonly key: string;
  readonly words: string;
  readonly href: string;
  /** The button's label, if the step comes first. */
  readonly action: string;
}

/** "today", "tomorrow" or "in 9 days" */
function toDistance(days: number): string {
  if (days === 0) return "today";
  return days === 1 ? "tomorrow" : `in ${days} days`;
}

/** Lists the steps, the most urgent first. */
function toSteps({ due, exam, reading, arrived, today }: Extract<NextUpState, { kind: "ready" }>): readonly Step[] {
  const steps: Step[] = [];
  if (due.count > 0) {
    const words = `${due.count} ${due.count === 1 ? "card" : "cards"} to practice`;
    steps.push({ key: "due", words, href: due.href, action: "Start" });
  }
  if (exam !== null) {
    const words = `${exam.name}: exam ${toDistance(countDays(today, exam.date))}`;
    steps.push({ key: "exam", words, href: exam.href, action: "View Plan" });
  }
  if (reading !== null) {
    const words = `Continue ${reading.title} at ${timestamp(reading.seconds)}`;
    steps.push({ key: "reading", words, href: reading.href, action: "Continue" });
  }
  if (arrived !== null)
    steps.push({ key: "arrived", words: `New: ${arrived.title}`, href: arrived.href, action: "Read" });
  return steps;
}

/**
 * The welcome card of a student who has lectures, with their next steps: cards that are due, the nearest exam, where
 * reading stopped, a new lecture (DAY-02).
 */
export function NextUp({ state }: { readonly state: NextUpState }) {
  const isReady = state.kind === "ready";
  const [first, ...others] = isReady ? toSteps(state).slice(0, MOST_STEPS) : [];
  return (
    <section className={styles.panel} aria-label="Up next" aria-busy={!isReady}>
      <div className={styles.words}>
        <Text size="label" color="muted">
          Up next
        </Text>
        {/* The page's only h1. */}
        <h1 className={styles.lead}>
          {isReady ? (
            <span className={styles.step} dir="auto">
              {first?.words ?? "You're all caught up"}
            </span>
          ) : (
            // The place is kept, so that nothing below moves when the reads arrive.
            <>
              <VisuallyHidden>Home</VisuallyHidden>
              <Skeleton shape="title" width="half" />
            </>
          )}
        </h1>
        {isReady && first === undefined && <Text color="secondary">No cards are due today.</Text>}
        {others.length > 0 && (
          <ul className={styles.rest}>
            {others.map(({ key, words, href }) => (
              <li key={key} dir="auto">
                <Link href={href}>{words}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {first !== undefined && (
        <ButtonLink href={first.href} variant="primary" size="large" className={styles.start}>
          {first.action}
        </ButtonLink>
      )}
    </section>
  );
}
