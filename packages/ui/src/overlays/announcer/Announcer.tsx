import { useSyncExternalStore } from "react";
import { visuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.css.ts";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";

/** Several writes of one action, such as adding three things to a list, are announced once; in ms. */
const ONE_ACTION_MS = 1000;

interface Announcement {
  /** `""` before the first. */
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

/** Announces politely, to a screen reader only, what has happened. What everybody should see is a toast. */
export function announce(text: string): void {
  const at = Date.now();
  if (text === latest.text && at - latest.at < ONE_ACTION_MS) return;
  latest = { text, at };
  for (const listener of listeners) listener();
}

export type AnnouncerProps = ClassNameProps;

/** The region whose changes are announced. Give it once, at the root. */
export function Announcer({ className }: AnnouncerProps) {
  const { text, at } = useSyncExternalStore(
    listen,
    () => latest,
    () => silence,
  );
  return (
    // The attribute is what an element's role says already, but a modal dialog hides a page's regions without it.
    <output aria-live="polite" className={joinClasses(visuallyHidden, className)}>
      {/* A key: a text that is announced again is a new element, which a screen reader notices. */}
      <span key={at}>{text}</span>
    </output>
  );
}
