import { formatLongDate } from "@lectern/domain/dates";
import { visuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.css.ts";
import { axis, bar, bars, plot } from "./ReviewPlot.css.ts";

/** The reviews of a day. */
export interface DayOfReviews {
  /** `2026-11-24`, in the student's time zone. */
  readonly day: string;
  readonly reviews: number;
}

export interface ReviewPlotProps {
  /** One entry for each day without gaps. The last one is today. */
  readonly days: readonly DayOfReviews[];
}

const HEIGHT = 100;
const STEP = 10;
/** Less than a step, so that there is a gap between days. */
const WIDTH = 7;

/** Reviews by day, as bars. Screen readers get a table of the days with reviews. */
export function ReviewPlot({ days }: ReviewPlotProps) {
  const most = Math.max(1, ...days.map(({ reviews }) => reviews));
  return (
    <figure className={plot}>
      <svg
        className={bars}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map(({ day, reviews }, index) => {
          const height = (reviews / most) * HEIGHT;
          return <rect key={day} className={bar} x={index * STEP} y={HEIGHT - height} width={WIDTH} height={height} />;
        })}
      </svg>
      <div className={axis} aria-hidden="true">
        <span>{days.length} days ago</span>
        <span>Today</span>
      </div>
      <div className={visuallyHidden}>
        <table>
          <caption>Reviews by day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Reviews</th>
            </tr>
          </thead>
          <tbody>
            {days
              .filter(({ reviews }) => reviews > 0)
              .map(({ day, reviews }) => (
                <tr key={day}>
                  <th scope="row">{formatLongDate(`${day}T12:00:00`)}</th>
                  <td>{reviews}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
