import { type RefObject, useEffect, useLayoutEffect, useReducer, useState } from "react";
import { flushSync } from "react-dom";
import type { createRowWindow, ListNow, RowWindow } from "./row-window.ts";
import { fetchWhenOnline } from "../../theme/lazy-part.tsx";
import { type DrawnRows, firstRows } from "./rows.ts";

/** About two screens of rows. A list of at most this length renders all rows, without the code of the row window. */
const DRAWN_WHOLE = 30;

let create: typeof createRowWindow | undefined;

interface Drawing extends DrawnRows {
  /** The row window of a long list, once its code has loaded after the first rows. */
  readonly rowWindow: RowWindow | undefined;
}

/** Decides which rows of a list are rendered. */
export function useRenderedRows(list: ListNow, element: RefObject<HTMLElement | null>): Drawing {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const [known, setKnown] = useState<RowWindow>();
  const isLong = list.items.length > DRAWN_WHOLE;
  let rowWindow = known;
  if (isLong && rowWindow === undefined && create !== undefined) {
    rowWindow = create(list, (now) => (now ? flushSync(draw) : draw()));
    setKnown(rowWindow);
  }

  useEffect(() => {
    if (!isLong || create !== undefined) return undefined;
    let isHere = true;
    const come = async () => {
      try {
        create = (await fetchWhenOnline(() => import("./row-window.ts"))).createRowWindow;
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
  return { rowWindow, rows, before: 0, after: 0 };
}
