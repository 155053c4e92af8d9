import { type RefObject, useEffect, useLayoutEffect, useReducer, useState } from "react";
import { flushSync } from "react-dom";
import type { createRowWindow, ListNow, RowWindow } from "./row-window.ts";
import { fetchWhenOnline } from "../../theme/lazy-part.tsx";
import { type DrawnRows, firstRows, heightAfter } from "./rows.ts";

/** About two screens of rows. A list of at most this length renders all rows, without the code of the row window. */
const MOST_ROWS_WITHOUT_WINDOW = 30;

/** After one of these, rows below the screen may be seen. */
const MOVING_EVENTS = ["scroll", "wheel", "pointermove", "pointerdown", "keydown", "focusin", "resize"];

let hasMoved = false;
/** Resolves when the reader begins to move in the page, at once if they have done so. */
const waitForFirstMove = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = new AbortController();
    const move = () => {
      hasMoved = true;
      stop.abort();
      resolve();
    };
    if (hasMoved || window.scrollY > 0 || navigator.userActivation?.hasBeenActive) return move();
    for (const event of MOVING_EVENTS)
      addEventListener(event, move, { capture: true, passive: true, signal: stop.signal });
  });

let create: typeof createRowWindow | undefined;

interface Drawing extends DrawnRows {
  /** The row window of a long list, once its code has loaded after the first rows. */
  readonly rowWindow: RowWindow | undefined;
}

/** Decides which rows of a list are rendered. */
export function useRenderedRows(list: ListNow, element: RefObject<HTMLElement | null>): Drawing {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const [currentWindow, setCurrentWindow] = useState<RowWindow>();
  const [hasHeight, setHasHeight] = useState(false);
  const isLong = list.items.length > MOST_ROWS_WITHOUT_WINDOW;
  let rowWindow = currentWindow;
  if (isLong && rowWindow === undefined && create !== undefined && hasMoved) {
    rowWindow = create(list, (now) => (now ? flushSync(draw) : draw()));
    setCurrentWindow(rowWindow);
  }

  useEffect(() => {
    if (!isLong || (create !== undefined && hasMoved)) return undefined;
    let isHere = true;
    const come = async () => {
      try {
        create = (await fetchWhenOnline(() => import("./row-window.ts"))).createRowWindow;
        // Until then the first rows are enough: a visit that opens the first card pays for no others.
        if (isHere) setHasHeight(true);
        await waitForFirstMove();
        if (isHere) draw();
      } catch (failure) {
        // If code fails to load, the error boundary shows it, as for any other code.
        if (isHere)
          setCurrentWindow(() => {
            throw failure;
          });
      }
    };
    void come();
    return () => {
      isHere = false;
    };
  }, [isLong]);
  useLayoutEffect(() => rowWindow?.detach, [rowWindow]);
  useLayoutEffect(() => rowWindow?.attach(element.current));

  if (rowWindow !== undefined) return { rowWindow, ...rowWindow.drawn(list) };
  const rows = firstRows(list.rows, isLong ? window.innerHeight : Infinity);
  return { rowWindow, rows, before: 0, after: hasHeight ? heightAfter(list.rows, rows.length) : 0 };
}
