import { useEffect, useState } from "react";
import type { VisualChange } from "../.storybook/recent-changes.ts";
import "./overview.css";

/** The last commits that changed baselines, from the server of this Storybook. */
export function RecentChanges() {
  const [changes, setChanges] = useState<readonly VisualChange[]>();
  useEffect(() => {
    const asked = new AbortController();
    const ask = async (): Promise<void> => {
      const answer = await fetch("changes.json", { signal: asked.signal });
      setChanges(answer.ok ? ((await answer.json()) as VisualChange[]) : []);
    };
    ask().catch((error: unknown) => {
      if (!asked.signal.aborted) throw error;
    });
    return () => asked.abort();
  }, []);
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
