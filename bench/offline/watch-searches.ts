/** A search, in milliseconds since the navigation. */
interface Search {
  readonly query: string;
  /** When the page stored the query in its address, which begins the search. */
  readonly asked: number;
  /** The first frame with results, or with the sentence that there are none. */
  shown: number | null;
  /** The first frame with all of them. */
  complete: number | null;
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
    if (query !== "") searches.push({ query, asked: performance.now(), shown: null, complete: null, tasks: [] });
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it must be inside the function that is sent
  const isMarked = (query: string) => {
    const [word = ""] = query.replaceAll('"', "").split(" ");
    // Those of the letters so far are older.
    return [...document.querySelectorAll("main mark")].some((mark) => mark.textContent.toLowerCase().startsWith(word));
  };
  const look = () => {
    const search = searches.at(-1);
    if (search?.complete === null) {
      const isEmpty = document.querySelector("main")?.textContent.includes("Nothing found") === true;
      const now = performance.now();
      if (isEmpty || isMarked(search.query)) search.shown ??= now;
      const isBusy = document.querySelector('main ul[aria-label="Results"]')?.ariaBusy === "true";
      if (search.shown !== null && !isBusy) search.complete = now;
    }
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
