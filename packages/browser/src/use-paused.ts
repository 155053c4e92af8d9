import { useEffect, useState } from "react";

/** A search is sent after a pause in typing of this length, in ms. */
const PAUSE_MS = 120;

/** Returns a text, delayed until typing pauses. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
