import { useEffect, useRef, useState } from "react";
import { Button } from "../../../elements/button/Button.tsx";
import { ButtonLink } from "../../../elements/button-link/ButtonLink.tsx";
import { Link } from "../../../elements/link/Link.tsx";
import { Skeleton } from "../../../elements/skeleton/Skeleton.tsx";
import { Text } from "../../../elements/text/Text.tsx";
import { VisuallyHidden } from "../../../elements/visually-hidden/VisuallyHidden.tsx";
import { SectionPanel } from "../../../frames/section-panel/SectionPanel.tsx";
import { controls, lines, quiet, waiting } from "./ExamRegion.css.ts";
import { toComparisonWords, toDaysLeftWords, toForecastWords, toLecturesWords, toWorkWords } from "./exam-words.ts";
import type { ExamPlanNumbers, ExamRegionProps, LectureLeft } from "./exam.state.ts";

export type { ExamRegionProps, ExamState, LectureLeft } from "./exam.state.ts";

/** How many lectures are named. The others are counted. */
const NAMED_LECTURES = 5;

interface LecturesLeftProps {
  readonly lectures: readonly LectureLeft[];
  /** "not yet read" */
  readonly what: string;
}

function LecturesLeft({ lectures, what }: LecturesLeftProps) {
  const firstMore = useRef<HTMLSpanElement>(null);
  const [isWhole, setWhole] = useState(false);
  // The button that shows the others is gone then.
  useEffect(() => {
    if (isWhole) firstMore.current?.querySelector("a")?.focus();
  }, [isWhole]);
  if (lectures.length === 0) return null;
  const named = isWhole ? lectures : lectures.slice(0, NAMED_LECTURES);
  const more = lectures.length - named.length;
  return (
    <Text color="secondary" as="div">
      {toLecturesWords(lectures.length, what)}:{" "}
      {named.map(({ id, title, href }, index) => (
        <span key={id} ref={index === NAMED_LECTURES ? firstMore : undefined}>
          {index > 0 && ", "}
          <Link href={href}>{title}</Link>
        </span>
      ))}
      {more > 0 && (
        <>
          {" "}
          <Button variant="quiet" size="small" onClick={() => setWhole(true)}>
            and {more} more <VisuallyHidden>{what}</VisuallyHidden>
          </Button>
        </>
      )}
    </Text>
  );
}

interface PlanProps extends Pick<ExamRegionProps, "day" | "target" | "lecturesNotRead" | "lecturesWithoutCards"> {
  readonly plan: ExamPlanNumbers;
}

function Plan({ plan, day, target, lecturesNotRead, lecturesWithoutCards }: PlanProps) {
  const [work, forecast] = [toWorkWords(plan.days), toForecastWords(plan, day)];
  return (
    <div className={lines}>
      {forecast !== "" && <Text>{forecast}</Text>}
      {target !== null && plan.cards > 0 && (
        <Text color="secondary">
          Your target: {Math.round((target / 100) * plan.cards)} of {plan.cards}.
        </Text>
      )}
      {work !== "" && plan.cards > 0 && <Text color="secondary">{work}</Text>}
      <LecturesLeft lectures={lecturesNotRead} what="not yet read" />
      <LecturesLeft lectures={lecturesWithoutCards} what="without cards" />
      {plan.compared !== null && (
        <Text size="label" color="muted">
          {toComparisonWords(plan.compared)}
        </Text>
      )}
    </div>
  );
}

/**
 * The exam of a folder (UNT-06): the time until then, the cards to review each day, a forecast range, the lectures that
 * are left to read or to make cards of, and calendar files. After the exam it is a single line.
 */
export function ExamRegion(props: ExamRegionProps) {
  const { state, name, day, daysLeft, isSaving, practiceHref, onEdit, onSaveCalendar, onRetry } = props;
  const title = name === "" ? "Exam" : name;
  if (state.kind === "past") {
    return (
      <div className={quiet}>
        <Text color="muted">
          {title} was on {day}.
        </Text>
        <Button variant="quiet" size="small" onClick={({ currentTarget }) => onEdit(currentTarget)}>
          Change or Remove
        </Button>
      </div>
    );
  }
  return (
    <SectionPanel title={`${title} · ${day}`} note={toDaysLeftWords(daysLeft)}>
      {state.kind === "loading" && (
        <div className={waiting} aria-busy="true">
          <VisuallyHidden live>Loading the plan</VisuallyHidden>
          <Skeleton width="long" />
          <Skeleton width="half" />
        </div>
      )}
      {state.kind === "failed" && (
        <div className={quiet} role="alert">
          <Text color="muted">The plan could not be loaded.</Text>
          <Button size="small" onClick={onRetry}>
            Try Again
          </Button>
        </div>
      )}
      {state.kind === "ready" && <Plan {...props} plan={state.plan} />}
      <div className={controls}>
        {state.kind === "ready" && state.plan.cards > 0 && daysLeft > 0 && (
          <ButtonLink href={practiceHref}>Practice</ButtonLink>
        )}
        <Button variant="quiet" busy={isSaving} onClick={() => onSaveCalendar("exam")}>
          Add to Calendar
        </Button>
        {daysLeft > 0 && (
          <Button variant="quiet" disabled={isSaving} onClick={() => onSaveCalendar("reminder")}>
            Daily Reminder
          </Button>
        )}
        <Button variant="quiet" onClick={({ currentTarget }) => onEdit(currentTarget)}>
          Change Exam
        </Button>
      </div>
    </SectionPanel>
  );
}
