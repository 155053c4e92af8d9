import { useSyncExternalStore } from "react";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";

/** Several writes of one action, such as adding three recordings to a folder, are announced once; in ms. */
const ONE_ACTION_MS = 1000;

interface Announcement {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

let latest: Announcement = { text: "", at: 0 };
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

/** The region whose changes are announced. Give it once, at the root. */
export function Announcer() {
  const { text, at } = useSyncExternalStore(listen, () => latest);
  return (
    <VisuallyHidden live>
      {/* A key: a text that is announced again is a new element, which a screen reader notices. */}
      <span key={at}>{text}</span>
    </VisuallyHidden>
  );
}
