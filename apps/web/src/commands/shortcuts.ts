import { type Command, commands, SEARCH_HERE } from "./commands.ts";
import { areSingleKeysOn } from "./single-keys.ts";

/** Whether the modifier is Command. @param userAgent the browser's user agent string */
const isMac = (userAgent: string): boolean => userAgent.includes("Mac OS X");

/** A command's keys as they are written on the keyboard; undefined without any. */
export function toKeyNames({ shortcut }: Command, userAgent: string): readonly string[] | undefined {
  if (shortcut === undefined) return undefined;
  if (!shortcut.withModifier) return [shortcut.key];
  return [isMac(userAgent) ? "⌘" : "Ctrl", shortcut.key.toUpperCase()];
}

/** The keys of the search of the page. */
export const toSearchKeys = (userAgent: string): readonly string[] | undefined => {
  const search = commands.find(({ id }) => id === SEARCH_HERE);
  return search === undefined ? undefined : toKeyNames(search, userAgent);
};

const FIELD = "input, textarea, select, [contenteditable], [role=textbox], [role=combobox]";
/** One that is fading away is in front of nothing any more. */
const OVERLAY = ["dialog", "alertdialog", "menu", "listbox"]
  .map((role) => `[role=${role}]:not([data-state=closed], [data-state=closed] *)`)
  .join();

/** A key that was pressed, and what else decides about it. */
export interface PressedKey {
  readonly event: Pick<
    KeyboardEvent,
    "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing" | "repeat" | "defaultPrevented"
  >;
  readonly isInField: boolean;
  /** A dialog, menu or list is open: keys are its own. */
  readonly isInFrontOfPage: boolean;
  readonly areSingleKeysOn: boolean;
  readonly userAgent: string;
}

/** The command that a key starts; undefined if it starts none. */
export function findCommand({ event, ...where }: PressedKey): Command | undefined {
  if (event.isComposing || event.repeat || event.defaultPrevented || where.isInFrontOfPage || event.altKey)
    return undefined;
  // Ctrl-K deletes to the end of the line in a Mac's fields.
  const [modifier, other] = isMac(where.userAgent) ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  if (other) return undefined;
  return commands.find(({ shortcut }) => {
    if (shortcut?.key !== event.key.toLowerCase() || shortcut.withModifier !== modifier) return false;
    if (shortcut.withModifier) return !event.shiftKey;
    return !where.isInField && where.areSingleKeysOn;
  });
}

/** The command that a key pressed in this document starts. */
export function findCommandInDocument(event: KeyboardEvent, userAgent: string): Command | undefined {
  const { target } = event;
  return findCommand({
    event,
    isInField: target instanceof Element && target.closest(FIELD) !== null,
    isInFrontOfPage: document.querySelector(OVERLAY) !== null,
    areSingleKeysOn: areSingleKeysOn(localStorage),
    userAgent,
  });
}
