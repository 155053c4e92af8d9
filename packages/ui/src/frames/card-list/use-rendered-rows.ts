import { type RefObject, useEffect, useLayoutEffect, useReducer, useState } from "react";
import { flushSync } from "react-dom";
import type { createRowWindow, ListNow, RowWindow } from "./row-window.ts";
import { fetchWhenOnline } from "../../theme/lazy-part.tsx";
import { type DrawnRows, firstRows, heightAfter } from "./rows.ts";

/** About two screens of rows. A list of at most this length renders all rows, without the code of the row window. */
const DRAWN_WHOLE = 30;

/** After one of these, rows below the screen may be seen. */
const MOVES = ["scroll", "wheel", "pointermove", "pointerdown", "keydown", "focusin", "resize"];

let hasMoved = false;
/** Resolves when the reader begins to move in the page, at once if they have done so. */
const firstMove = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = new AbortController();
    const move = () => {
      hasMoved = true;
      stop.abort();
      resolve();
    };
    if (hasMoved || window.scrollY > 0 || navigator.userActivation?.hasBeenActive) return move();
    for (const event of MOVES) addEventListener(event, move, { capture: true, passive: true, signal: stop.signal });
  });

let create: typeof createRowWindow | undefined;

interface Drawing extends DrawnRows {
  /** The row window of a long list, once its code has loaded after the first rows. */
  readonly rowWindow: RowWindow | undefined;
}

/** Decides which rows of a list are rendered. */
export function useRenderedRows(list: ListNow, element: RefObject<HTMLElement | null>): Drawing {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const [known, setKnown] = useState<RowWindow>();
  const [hasHeight, setHasHeight] = useState(false);
  const isLong = list.items.length > DRAWN_WHOLE;
  let rowWindow = known;
  if (isLong && rowWindow === undefined && create !== undefined && hasMoved) {
    rowWindow = create(list, (now) => (now ? flushSync(draw) : draw()));
    setKnown(rowWindow);
  }

  useEffect(() => {
    if (!isLong || (create !== undefined && hasMoved)) return undefined;
    let isHere = true;
    const come = async () => {
      try {
        create = (await fetchWhenOnline(() => import("./row-window.ts"))).createRowWindow;
        // Until then the first rows are enough: a visit that opens the first card pays for no others.
        if (isHere) setHasHeight(true);
        await firstMove();
        if (isHere) draw();
      } catch (failure) {
        // If code fails to load, the error boundary shows it, as for any other code.
        if (isHere)
          setKnown(() => {
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
