/** A search, in milliseconds since the navigation. */
interface Search {
  readonly query: string;
  /** When the page stored the query in its address, which begins the search. */
  readonly asked: number;
  /** The first frame with the results, or with the sentence that there are none. */
  shown: number | null;
  /** The tasks over 50 ms meanwhile. */
  readonly tasks: number[];
}

declare global {
  interface Window {
    lecternSearches: Search[];
    /** When the first key changed the search field, in milliseconds since the navigation. */
    lecternFirstKey: number | undefined;
  }
}

/** Runs in the page before anything else. It is sent as text, so it may use nothing from outside itself. */
export function watchSearches(): void {
  const searches: Search[] = [];
  window.lecternSearches = searches;
  addEventListener(
    "input",
    ({ timeStamp }) => {
      window.lecternFirstKey ??= timeStamp;
    },
    { capture: true },
  );
  const { history } = window;
  const replace = history.replaceState.bind(history);
  history.replaceState = (...change) => {
    replace(...change);
    const query = new URLSearchParams(location.search).get("q") ?? "";
    if (query !== "") searches.push({ query, asked: performance.now(), shown: null, tasks: [] });
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it must be inside the function that is sent
  const isAnswered = () =>
    document.querySelector('main ul[aria-label="Results"]') !== null ||
    document.querySelector("main")?.textContent.includes("Nothing found") === true;
  const look = () => {
    const search = searches.at(-1);
    if (search?.shown === null && isAnswered()) search.shown = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const search = searches.at(-1);
      if (search !== undefined && startTime + duration > search.asked) search.tasks.push(duration);
    }
  }).observe({ type: "longtask" });
}
