import { createListeners } from "@lectern/browser/listeners";
import type { Glyph } from "@lectern/ui/elements/icon/glyphs";
import { useEffect, useState } from "react";

/** A command of the current page. The palette lists it by its label. */
export interface PageCommand {
  /** Unique among the page's commands. */
  readonly id: string;
  readonly label: string;
  /** Further words by which the palette finds the command. */
  readonly also?: string;
  readonly glyph: Glyph;
  readonly run: () => void;
  /** Runs the command with the text typed into the palette, which lists it for any text (UNT-01). */
  readonly runWith?: (query: string) => void;
  /**
   * Whether the command searches this page. `/` then runs it instead of the search of everything (SHL-16). @default
   * false
   */
  readonly isSearch?: boolean;
  /** False if the command can't be run now, so that it is not listed. @default true */
  readonly isEnabled?: boolean;
}

/** Creates the list of the current page's commands, in the order of their places. */
export function createPageCommands() {
  const offers = new Map<number, readonly PageCommand[]>();
  let lastPlace = 0;
  const { subscribe, notify } = createListeners();
  let enabled: readonly PageCommand[] = [];
  const update = () => {
    const inOrder = [...offers].toSorted(([a], [b]) => a - b).flatMap(([, commands]) => commands);
    enabled = inOrder.filter(({ isEnabled = true }) => isEnabled);
    notify();
  };
  return {
    /** Returns the same array until something changes. */
    list: (): readonly PageCommand[] => enabled,
    subscribe,
    /** @returns a place after all others. Commands keep their place when they change */
    takePlace: (): number => (lastPlace += 1),
    /** @returns removes the commands */
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
 * Adds commands of the calling page to the palette while the page is mounted (FND-03).
 *
 * @example usePageCommands([{ id: "new-folder", label: "New Folder", glyph: addFolder, run: () => setDialogOpen(true)
 * }]);
 */
export function usePageCommands(commands: readonly PageCommand[]): void {
  const [place] = useState(pageCommands.takePlace);
  useEffect(() => pageCommands.offer(place, commands), [place, commands]);
}
