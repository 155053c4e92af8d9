import { isComposing, isInField, isOverlayOpen, toShortcutKey } from "@lectern/ui/theme/keys";
import { type Command, commands, SEARCH_HERE } from "./commands.ts";
import { areSingleKeysOn } from "./single-keys.ts";

/** Whether the platform's modifier key is Command. @param userAgent the browser's user agent string */
const isMac = (userAgent: string): boolean => userAgent.includes("Mac OS X");

/** Returns the names of a command's keys as on the keyboard; undefined if it has none. */
export function toKeyNames({ shortcut }: Command, userAgent: string): readonly string[] | undefined {
  if (shortcut === undefined) return undefined;
  if (!shortcut.withModifier) return [shortcut.key];
  return [isMac(userAgent) ? "⌘" : "Ctrl", shortcut.key.toUpperCase()];
}

/** Returns the names of the keys for the search. */
export const toSearchKeys = (userAgent: string): readonly string[] | undefined => {
  const search = commands.find(({ id }) => id === SEARCH_HERE);
  return search === undefined ? undefined : toKeyNames(search, userAgent);
};

/** A pressed key, and the context that decides about its command. */
export interface PressedKey {
  readonly event: Pick<
    KeyboardEvent,
    | "key"
    | "code"
    | "keyCode"
    | "ctrlKey"
    | "metaKey"
    | "altKey"
    | "shiftKey"
    | "isComposing"
    | "repeat"
    | "defaultPrevented"
  >;
  readonly isInField: boolean;
  readonly isOverlayOpen: boolean;
  readonly areSingleKeysOn: boolean;
  readonly userAgent: string;
}

/** Finds the command for a key; undefined if there is none. */
export function findCommand({ event, ...where }: PressedKey): Command | undefined {
  if (isComposing(event) || event.repeat || event.defaultPrevented || where.isOverlayOpen || event.altKey)
    return undefined;
  // On a Mac, Ctrl-K in a field deletes to the end of the line.
  const [modifier, other] = isMac(where.userAgent) ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  if (other) return undefined;
  return commands.find(({ shortcut }) => {
    if (shortcut?.key !== toShortcutKey(event) || shortcut.withModifier !== modifier) return false;
    if (shortcut.withModifier) return !event.shiftKey;
    return !where.isInField && where.areSingleKeysOn;
  });
}

/** Finds the command for a key pressed in this document. */
export function findCommandInDocument(event: KeyboardEvent, userAgent: string): Command | undefined {
  return findCommand({
    event,
    isInField: isInField(event.target),
    isOverlayOpen: isOverlayOpen(),
    areSingleKeysOn: areSingleKeysOn(localStorage),
    userAgent,
  });
}
