import { useSyncExternalStore } from "react";
import { visuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.css.ts";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";

/** Writes of one action, such as adding three items to a list, within this time are announced once; in ms. */
const ONE_ACTION_MS = 1000;

interface Announcement {
  /** `""` before the first announcement. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const silence: Announcement = { text: "", at: 0 };
let latest = silence;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Announces a message politely, to screen readers only. For a message that all users should see use a toast. */
export function announce(text: string): void {
  const time = Date.now();
  if (text === latest.text && time - latest.at < ONE_ACTION_MS) return;
  latest = { text, at: time };
  for (const listener of listeners) listener();
}

export type AnnouncerProps = ClassNameProps;

/** The live region for announcements. Render it once, at the root. */
export function Announcer({ className }: AnnouncerProps) {
  const { text, at } = useSyncExternalStore(
    listen,
    () => latest,
    () => silence,
  );
  return (
    // The attribute repeats the element's role, but without it a modal dialog would hide the region with the page.
    <output aria-live="polite" className={joinClasses(visuallyHidden, className)}>
      {/* The key makes a repeated text a new element, which screen readers announce again. */}
      <span key={at}>{text}</span>
    </output>
  );
}
