import type { VisualChange } from "../.storybook/recent-changes.ts";
import { useJson } from "./use-json.ts";
import "./overview.css";

const none: readonly VisualChange[] = [];

/** Lists the last commits that changed baselines, as this Storybook's server reports them. */
export function RecentChanges() {
  const changes = useJson("changes.json", none);
  if (changes === undefined) return <p>Reading the history…</p>;
  if (changes.length === 0) return <p>This build was made without its history.</p>;
  return (
    <ol className="sb-unstyled changes">
      {changes.map(({ commit, date, subject, components }) => (
        <li key={commit}>
          <time dateTime={date}>{date}</time>
          <div>
            <strong>{subject}</strong>
            <span>{components.join(", ")}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}
