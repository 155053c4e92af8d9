import { useCallback, useEffect, useRef, useState } from "react";
import { NavigationType, useNavigationType, useSearchParams } from "react-router-dom";

/** A pause in typing. Browsers refuse an address that changes with every key. */
const PAUSE_MS = 250;

/**
 * The text of a list's search box, kept in the URL (`?q=`) so that reload, back and a shared link find it. The box
 * itself answers every key at once; the URL follows when the typing pauses, or something else takes the focus.
 */
export function useSearchQuery(): [query: string, setQuery: (query: string) => void] {
  const [searchParams, setSearchParams] = useSearchParams();
  const inUrl = searchParams.get("q") ?? "";
  const [typed, setTyped] = useState(inUrl);
  const [lastInUrl, setLastInUrl] = useState(inUrl);
  const navigationType = useNavigationType();

  if (inUrl !== lastInUrl) {
    setLastInUrl(inUrl);
    // Back, forward or a link: the URL leads. Where it was replaced it followed the box, which may be a key ahead already.
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
    write.current(query === "" ? {} : { q: query }, { replace: true });
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
