import { Button } from "@lectern/ui/elements/button";
import {
  actor,
  actors,
  bar,
  cell,
  columns,
  drawer,
  head,
  log,
  muted,
  name,
  port,
  table,
  time,
  title,
} from "./Inspector.css.ts";
import type { Entry, Recording } from "./recorder.ts";

interface InspectorViewProps {
  readonly recording: Recording;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium" });
const formatTime = (at: number): string => `${clock.format(at)}.${String(at % 1000).padStart(3, "0")}`;

function Line({ entry: { at, name: who, event, details, from, to } }: { readonly entry: Entry }) {
  return (
    <tr>
      <td className={time}>{formatTime(at)}</td>
      <td className={cell}>{who}</td>
      <td className={cell}>
        {event}
        {details && <span className={muted}> {details}</span>}
      </td>
      <td className={cell}>
        {from === to ? <span className={muted}>{to}</span> : from === undefined ? to : `${from} → ${to}`}
      </td>
    </tr>
  );
}

/** For developers: the running actors, the state of each, and their events, newest first. */
export function InspectorView({ recording: { actors: running, entries }, onClear, onClose }: InspectorViewProps) {
  const flows = running.filter(({ parent }) => parent === undefined);
  return (
    <aside className={drawer} aria-label="Inspector">
      <header className={bar}>
        <h2 className={title}>
          Inspector <span className={muted}>no tokens, no texts</span>
        </h2>
        <Button variant="quiet" size="small" onClick={onClear}>
          Clear
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Close
        </Button>
      </header>
      <div className={columns}>
        <ul className={actors} aria-label="Running actors">
          {flows.map((flow) => (
            <li key={flow.actor}>
              <div className={actor}>
                <span className={name}>{flow.name}</span> {flow.state}
              </div>
              {running
                .filter(({ parent }) => parent === flow.actor)
                .map((child) => (
                  <div key={child.actor} className={port}>
                    {child.name} {child.state}
                  </div>
                ))}
            </li>
          ))}
        </ul>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and a keyboard must be able to */}
        <div className={log} tabIndex={0} role="log" aria-label="Events">
          <table className={table}>
            <thead>
              <tr>
                {["Time", "Actor", "Event", "State"].map((column) => (
                  <th key={column} scope="col" className={head}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <Line key={entry.number} entry={entry} />
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </aside>
  );
}
