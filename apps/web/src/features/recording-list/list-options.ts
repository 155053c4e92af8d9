import type { ListLayout, ListOrder, RecordingsViewProps } from "@lectern/ui/screens/recordings";
import { useMemo, useState } from "react";
import { attempt } from "../../platform/browser-storage.ts";

/** A local-storage key of this device, as the theme's is (product decision 35). */
const STORAGE_KEY = "lectern-list";

export interface ListChoice {
  readonly order: ListOrder;
  readonly layout: ListLayout;
}

export const firstListChoice: ListChoice = { order: "date", layout: "cards" };

/** How lists of recordings are shown on this device. What can't be read, or is no choice, is as at first. */
export function readListChoice(storage: Pick<Storage, "getItem">): ListChoice {
  const words = attempt(() => storage.getItem(STORAGE_KEY))?.split(" ") ?? [];
  return { order: words.includes("name") ? "name" : "date", layout: words.includes("lines") ? "lines" : "cards" };
}

function storeListChoice({ order, layout }: ListChoice, storage: Pick<Storage, "setItem">): void {
  attempt(() => storage.setItem(STORAGE_KEY, `${order} ${layout}`));
}

/** The choice of order and layout, kept in this browser; where storage is refused it lasts for the page. */
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
