import type { MenuItem } from "@lectern/ui/overlays/menu";
import { createElement, Fragment, type ReactNode } from "react";
import { type PageCommand, usePageCommands } from "../commands/page-commands.ts";

/** Everything that one feature adds to the page that lists it. */
export interface PageFeature {
  /** For the palette and the keys. */
  readonly commands?: readonly PageCommand[];
  /** Buttons in the page's head. */
  readonly actions?: ReactNode;
  /** Dialogs, after the page. */
  readonly overlays?: ReactNode;
  /** Controls that stay at the page's end. */
  readonly bars?: ReactNode;
}

// Each has a position of its own, so that none is mounted again when another appears.
const inOrder = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);

/** An item of a page's menu that opens a dialog, whose focus returns to the menu's button. */
export interface DialogItem extends Pick<MenuItem, "label" | "glyph"> {
  readonly open: (button: HTMLElement | null) => void;
}

/** Offers the features' commands, and returns their parts in the order of the list, which has a fixed length. */
export function usePageFeatures(features: readonly PageFeature[]): Required<Omit<PageFeature, "commands">> {
  usePageCommands(features.flatMap(({ commands = [] }) => commands));
  return {
    actions: inOrder(features.map(({ actions }) => actions)),
    overlays: inOrder(features.map(({ overlays }) => overlays)),
    bars: inOrder(features.map(({ bars }) => bars)),
  };
}
