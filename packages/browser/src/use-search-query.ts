import { useCallback, useEffect, useRef, useState } from "react";
import { NavigationType, useNavigationType, useSearchParams } from "react-router-dom";

/**
 * The URL is updated after a pause in typing of this length, in ms, because browsers refuse one update for each key.
 */
const PAUSE_MS = 250;

/**
 * The text of a list's search field, stored in the URL (`?q=`) for reload, Back and shared links. The field changes
 * with every key; the URL is updated when typing pauses or the field loses focus.
 */
export function useSearchQuery(): [query: string, setQuery: (query: string) => void] {
  const [searchParams, setSearchParams] = useSearchParams();
  const inUrl = searchParams.get("q") ?? "";
  const [typed, setTyped] = useState(inUrl);
  const [lastInUrl, setLastInUrl] = useState(inUrl);
  const navigationType = useNavigationType();

  if (inUrl !== lastInUrl) {
    setLastInUrl(inUrl);
    // On Back, Forward or a link the field follows the URL. If the URL was replaced, the field itself did it and may
    // have changed since.
    if (navigationType !== NavigationType.Replace) setTyped(inUrl);
  }

  const write = useRef(setSearchParams);
  useEffect(() => {
    write.current = setSearchParams;
  });
  const waiting = useRef<{ readonly query: string; readonly timer: ReturnType<typeof setTimeout> }>(undefined);
  const writeNow = useCallback(() => {
    if (waiting.current === undefined) return;
    const { query, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = undefined;
    write.current(
      (current) => {
        const next = new URLSearchParams(current);
        if (query === "") next.delete("q");
        else next.set("q", query);
        return next;
      },
      { replace: true },
    );
  }, []);
  useEffect(() => {
    document.addEventListener("focusout", writeNow);
    return () => {
      document.removeEventListener("focusout", writeNow);
      clearTimeout(waiting.current?.timer);
    };
  }, [writeNow]);

  const setQuery = useCallback(
    (query: string) => {
      setTyped(query);
      clearTimeout(waiting.current?.timer);
      waiting.current = { query, timer: setTimeout(writeNow, PAUSE_MS) };
    },
    [writeNow],
  );
  return [typed, setQuery];
}
