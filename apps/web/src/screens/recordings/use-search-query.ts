import { useState } from "react";
import { NavigationType, useNavigationType, useSearchParams } from "react-router-dom";

/**
 * The text of a list's search box, kept in the URL (`?q=`) so that reload, back and a shared link find it. The box
 * itself answers every key at once: the URL may follow a frame later.
 */
export function useSearchQuery(): [query: string, setQuery: (query: string) => void] {
  const [searchParams, setSearchParams] = useSearchParams();
  const inUrl = searchParams.get("q") ?? "";
  const [typed, setTyped] = useState(inUrl);
  const [lastInUrl, setLastInUrl] = useState(inUrl);
  const navigationType = useNavigationType();

  if (inUrl !== lastInUrl) {
    setLastInUrl(inUrl);
    // Back or forward: the URL leads. Otherwise it follows the box, which may be a key ahead already.
    if (navigationType === NavigationType.Pop) setTyped(inUrl);
  }

  const setQuery = (query: string) => {
    setTyped(query);
    setSearchParams(query === "" ? {} : { q: query }, { replace: true });
  };
  return [typed, setQuery];
}
