import type { ListLayout, ListOrder, RecordingsViewProps } from "@lectern/ui/screens/recordings";
import { useMemo, useState } from "react";
import { attempt } from "@lectern/browser/attempt";

/** A local-storage key for this device, like the theme's (product decision 35). */
const STORAGE_KEY = "lectern-list";

export interface ListChoice {
  readonly order: ListOrder;
  readonly layout: ListLayout;
}

export const firstListChoice: ListChoice = { order: "date", layout: "cards" };

/** Reads how this device shows lists of recordings. An unreadable or invalid value counts as the default. */
export function readListChoice(storage: Pick<Storage, "getItem">): ListChoice {
  const words = attempt(() => storage.getItem(STORAGE_KEY))?.split(" ") ?? [];
  return { order: words.includes("name") ? "name" : "date", layout: words.includes("lines") ? "lines" : "cards" };
}

function storeListChoice({ order, layout }: ListChoice, storage: Pick<Storage, "setItem">): void {
  attempt(() => storage.setItem(STORAGE_KEY, `${order} ${layout}`));
}

/** Order and layout of lists, stored in this browser. If storage is refused they last as long as the page. */
export function useListOptions(): RecordingsViewProps["options"] {
  const [choice, setChoice] = useState(() => readListChoice(localStorage));
  return useMemo(() => {
    const choose = (change: Partial<ListChoice>) => {
      const chosen = { ...choice, ...change };
      storeListChoice(chosen, localStorage);
      setChoice(chosen);
    };
    return { ...choice, onOrderChange: (order) => choose({ order }), onLayoutChange: (layout) => choose({ layout }) };
  }, [choice]);
}
