import type { Glyph } from "@lectern/ui/elements/icon/glyphs";
import { useEffect, useState } from "react";

/** Something that the open page can do. The palette lists it under its label, and runs it by its function. */
export interface PageCommand {
  /** Among the page's commands. */
  readonly id: string;
  readonly label: string;
  /** Other words by which the palette finds it. */
  readonly also?: string;
  readonly glyph: Glyph;
  readonly run: () => void;
  /** Does it with what was typed into the palette, which lists it for any words (UNT-01). */
  readonly runWith?: (query: string) => void;
  /** It searches this page: `/` runs it, and not the search of everything (SHL-16). @default false */
  readonly isSearch?: boolean;
  /** False while it can't be done: then it is not listed. @default true */
  readonly isEnabled?: boolean;
}

/** The commands of what is shown, in the order of their places. */
export function createPageCommands() {
  const offers = new Map<number, readonly PageCommand[]>();
  let places = 0;
  const listeners = new Set<() => void>();
  let enabled: readonly PageCommand[] = [];
  const update = () => {
    const inOrder = [...offers].toSorted(([a], [b]) => a - b).flatMap(([, commands]) => commands);
    enabled = inOrder.filter(({ isEnabled = true }) => isEnabled);
    for (const listener of listeners) listener();
  };
  return {
    /** The same array until something changes. */
    list: (): readonly PageCommand[] => enabled,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** @returns a place after all others, which its commands keep when they change */
    takePlace: (): number => (places += 1),
    /** @returns takes the commands back */
    offer: (place: number, commands: readonly PageCommand[]): (() => void) => {
      offers.set(place, commands);
      update();
      return () => {
        offers.delete(place);
        update();
      };
    },
  };
}

export const pageCommands = createPageCommands();

/**
 * Offers commands of the page that calls it to the palette, while the page is mounted (FND-03).
 *
 * @example usePageCommands([{ id: "new-folder", label: "New Folder", glyph: addFolder, run: () => setDialogOpen(true) }]);
 */
export function usePageCommands(commands: readonly PageCommand[]): void {
  const [place] = useState(pageCommands.takePlace);
  useEffect(() => pageCommands.offer(place, commands), [place, commands]);
}
