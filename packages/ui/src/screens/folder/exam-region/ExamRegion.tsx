import { assertNever } from "@lectern/domain/assert-never";
import { useEffect, useId, useRef, useState } from "react";
import { flushRow } from "../../../elements/button/Button.css.ts";
import { Button } from "../../../elements/button/Button.tsx";
import { ButtonLink } from "../../../elements/button-link/ButtonLink.tsx";
import { Heading } from "../../../elements/heading/Heading.tsx";
import { Link } from "../../../elements/link/Link.tsx";
import { calendar, clock, pencil } from "../../../elements/icon/screen-glyphs.ts";
import { Skeleton } from "../../../elements/skeleton/Skeleton.tsx";
import { Text, type TextProps } from "../../../elements/text/Text.tsx";
import { VisuallyHidden } from "../../../elements/visually-hidden/VisuallyHidden.tsx";
import { panel } from "../../../frames/section-panel/SectionPanel.css.ts";
import { Menu } from "../../../overlays/menu/Menu.tsx";
import { joinClasses } from "../../../theme/class-name.ts";
import * as styles from "./ExamRegion.css.ts";
import {
  toComparisonWords,
  toDaysLeftWords,
  toForecastWords,
  type LectureWork,
  toLecturesWords,
  toWorkWords,
} from "./exam-words.ts";
import type { ExamPlanNumbers, ExamRegionProps, LectureLeft } from "./exam.state.ts";

export type { ExamRegionProps, ExamState, LectureLeft } from "./exam.state.ts";

/** How many lectures are named. The others are counted. */
const NAMED_LECTURES = 5;

/**
 * A line of the plan. It has its own direction, since numbers and full stops would otherwise move to the other end of it in
 * a page from right to left.
 */
function Line({ children, ...props }: TextProps) {
  return (
    <Text {...props}>
      <bdi>{children}</bdi>
    </Text>
  );
}

interface LecturesLeftProps {
  readonly lectures: readonly LectureLeft[];
  readonly what: LectureWork;
  /** Marks all of them, if there are several. */
  readonly onMarkAll?: () => void;
}

function LecturesLeft({ lectures, what, onMarkAll }: LecturesLeftProps) {
  const firstMore = useRef<HTMLSpanElement>(null);
  const [isWhole, setWhole] = useState(false);
  // The button that shows the others is gone then.
  useEffect(() => {
    if (isWhole) firstMore.current?.querySelector("a")?.focus();
  }, [isWhole]);
  if (lectures.length === 0) return null;
  const named = isWhole ? lectures : lectures.slice(0, NAMED_LECTURES);
  const more = lectures.length - named.length;
  const markAll = lectures.length > 1 ? onMarkAll : undefined;
  return (
    <div>
      <Line color="secondary" as="div">
        {toLecturesWords(lectures.length, what)}:{" "}
        {named.map(({ id, title, href }, index) => (
          <span key={id} ref={index === NAMED_LECTURES ? firstMore : undefined}>
            {index > 0 && ", "}
            <Link href={href}>
              <bdi>{title}</bdi>
            </Link>
          </span>
        ))}
      </Line>
      {(more > 0 || markAll !== undefined) && (
        <div className={flushRow}>
          {more > 0 && (
            <Button variant="quiet" size="small" flush="start" onClick={() => setWhole(true)}>
              and {more} more <VisuallyHidden>{what}</VisuallyHidden>
            </Button>
          )}
          {markAll !== undefined && (
            <Button variant="quiet" size="small" flush="start" onClick={markAll}>
              Mark All as Read
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface PlanProps extends Pick<ExamRegionProps, "day" | "target" | "lecturesNotRead" | "lecturesWithoutCards"> {
  readonly plan: ExamPlanNumbers;
  readonly onMarkAllRead: () => void;
}

function Plan({ plan, day, target, lecturesNotRead, lecturesWithoutCards, onMarkAllRead }: PlanProps) {
  const [work, forecast] = [toWorkWords(plan.days), toForecastWords(plan, day)];
  return (
    <div className={styles.lines}>
      {forecast !== "" && (
        <p className={styles.forecast}>
          <bdi>{forecast}</bdi>
        </p>
      )}
      {target !== null && plan.cards > 0 && (
        <Line color="secondary">
          Your target: {Math.round((target / 100) * plan.cards)} of {plan.cards}.
        </Line>
      )}
      {work !== "" && plan.cards > 0 && <Line color="secondary">{work}</Line>}
      <LecturesLeft lectures={lecturesNotRead} what="unread" onMarkAll={onMarkAllRead} />
      <LecturesLeft lectures={lecturesWithoutCards} what="without cards" />
      {plan.compared !== null && (
        <Line size="label" color="muted">
          {toComparisonWords(plan.compared)}
        </Line>
      )}
    </div>
  );
}

/**
 * The exam of a folder (UNT-06): the time until then, the cards to review each day, a forecast range, the lectures that
 * are left to read or to make cards of, and calendar files. After the exam it is a single line.
 */
export function ExamRegion(props: ExamRegionProps) {
  const { state, name, day, daysLeft, practiceHref, onEdit, onSaveCalendar, onRetry } = props;
  const controls = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const id = useId();
  const markAllRead = () => {
    // The button disappears, so the focus is moved.
    controls.current?.querySelector<HTMLElement>("a, button")?.focus();
    props.onMarkAllRead();
  };
  const title = <bdi>{name === "" ? "Exam" : name}</bdi>;
  if (state.kind === "past") {
    return (
      <div className={flushRow}>
        <Line color="muted">
          {title} was on {day}.
        </Line>
        <Button variant="quiet" size="small" flush="start" onClick={({ currentTarget }) => onEdit(currentTarget)}>
          Change or Remove
        </Button>
      </div>
    );
  }
  return (
    <section className={joinClasses(panel(), styles.region)} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} size="small" id={id}>
          {title} · <bdi>{day}</bdi>
        </Heading>
        <p className={styles.left}>
          <bdi>{toDaysLeftWords(daysLeft)}</bdi>
        </p>
      </div>
      {state.kind === "loading" ? (
        <div className={styles.waiting} aria-busy="true">
          <VisuallyHidden live>Loading the plan</VisuallyHidden>
          <Skeleton width="long" />
          <Skeleton width="half" />
        </div>
      ) : state.kind === "failed" ? (
        <div className={styles.failed} role="alert">
          <Line color="muted">Couldn&apos;t load the plan.</Line>
          <Button size="small" onClick={onRetry}>
            Try Again
          </Button>
        </div>
      ) : state.kind === "ready" ? (
        <Plan {...props} plan={state.plan} onMarkAllRead={markAllRead} />
      ) : (
        assertNever(state)
      )}
      <div ref={controls} className={styles.controls}>
        {state.kind === "ready" && state.plan.cards > 0 && daysLeft > 0 && (
          <ButtonLink href={practiceHref} variant="primary">
            Practice
          </ButtonLink>
        )}
        <Menu
          label={`More options for ${name === "" ? "Exam" : name}`}
          triggerRef={menu}
          items={[
            { label: "Change Exam", glyph: pencil, onSelect: () => onEdit(menu.current) },
            { label: "Add to Calendar", glyph: calendar, onSelect: () => onSaveCalendar("exam") },
            ...(daysLeft > 0
              ? [{ label: "Daily Reminder", glyph: clock, onSelect: () => onSaveCalendar("reminder") }]
              : []),
          ]}
        />
      </div>
    </section>
  );
}
