import { isComposing } from "../../theme/keys.ts";
import { Dialog } from "radix-ui";
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { clear, type Glyph, search } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { IconButton } from "../../elements/icon-button/IconButton.tsx";
import { Keys } from "../../elements/keys/Keys.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import * as styles from "./CommandPalette.css.ts";

export interface PaletteItem {
  /** Unique in the palette. */
  readonly id: string;
  /** The name by which it is shown and found. */
  readonly label: string;
  /** Shown instead of the label, with the same text: a sentence with highlighted words. */
  readonly content?: ReactNode;
  /** A line below the label. */
  readonly note?: string | undefined;
  /** Its shortcut, keys pressed together: `["Ctrl", "K"]`. */
  readonly keys?: readonly string[] | undefined;
  /** An icon before the label. */
  readonly glyph?: Glyph | undefined;
  /** Called once the palette is closed and the focus has returned. */
  readonly onChoose: () => void;
}

export interface PaletteGroup {
  /** Shown above its items; unique among the groups. */
  readonly label: string;
  /** The items, most likely first. */
  readonly items: readonly PaletteItem[];
}

export interface CommandPaletteWords {
  /** The name of the close button: "Close". */
  readonly close: string;
  /** Announced while the reader types: "3 results". */
  readonly count: (many: number) => string;
  /** Shown after the keys for moving, below the list: "to move". */
  readonly move: string;
  /** Shown after the key for opening: "to open" */
  readonly open: string;
  /** Shown after the key for closing: "to close" */
  readonly leave: string;
}
const english: CommandPaletteWords = {
  close: "Close",
  count: (many) => (many === 1 ? "1 result" : `${many} results`),
  move: "to move",
  open: "to open",
  leave: "to close",
};

export interface CommandPaletteProps extends ClassNameProps {
  /** Whether it is shown. */
  readonly open: boolean;
  /** Called with `false` when an item is chosen, and by Escape, the scrim or the close button. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Its accessible name. */
  readonly label: string;
  /** Shown while nothing is typed. */
  readonly placeholder: string;
  /** The typed text. */
  readonly query: string;
  /** Called with the query on every change. */
  readonly onQueryChange: (query: string) => void;
  /** Groups without items are left out. */
  readonly groups: readonly PaletteGroup[];
  /** A line below the items: that more are loading, or that none were found. */
  readonly status?: string | undefined;
  /** Gets the focus if the element that had it before is gone. */
  readonly focusFallback?: RefObject<HTMLElement | null>;
  /** The component's own texts. @default English */
  readonly words?: CommandPaletteWords;
}

// oxlint-disable jsx-a11y/prefer-tag-over-role -- options of a select can't contain icons, highlights and keys
/** A field from which commands, pages and search results can be reached by name, with the keyboard alone. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, label, placeholder, query, onQueryChange, status, focusFallback } = props;
  const { words = english, className } = props;
  const id = useId();
  const opener = useRef<Element>(null);
  const chosenItem = useRef<PaletteItem>(undefined);
  const [marked, setMarked] = useState({ query, id: "" });
  const groups = props.groups.filter(({ items }) => items.length > 0);
  const items = groups.flatMap((group) => group.items);
  const toDomId = (item: string) => `${id}-${item}`;
  // The active item for the latest text. The first one is the most likely.
  const markedAt = marked.query === query ? items.findIndex((item) => item.id === marked.id) : -1;
  const startIndex = Math.max(0, markedAt);
  const active = items[startIndex];

  const mark = (item: PaletteItem | undefined) => {
    if (item === undefined) return;
    setMarked({ query, id: item.id });
    document.getElementById(toDomId(item.id))?.scrollIntoView({ block: "nearest" });
  };
  const choose = (item: PaletteItem | undefined) => {
    if (item === undefined) return;
    chosenItem.current = item;
    onOpenChange(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "ArrowDown") mark(items[(startIndex + 1) % items.length]);
    else if (event.key === "ArrowUp") mark(items.at(startIndex - 1));
    else if (event.key === "PageDown") mark(items.at(Math.min(startIndex + 5, items.length - 1)));
    else if (event.key === "PageUp") mark(items[Math.max(startIndex - 5, 0)]);
    else if (event.key === "Enter") choose(active);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content
          className={joinClasses(styles.palette, className)}
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
            chosenItem.current = undefined;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const had = opener.current;
            const back = had instanceof HTMLElement && had.isConnected && had !== document.body ? had : undefined;
            (back ?? focusFallback?.current)?.focus({ preventScroll: true });
            chosenItem.current?.onChoose();
          }}
        >
          <Dialog.Title asChild>
            <div>
              <VisuallyHidden>{label}</VisuallyHidden>
            </div>
          </Dialog.Title>
          <div className={styles.ask}>
            <Icon glyph={search} />
            <input
              className={styles.input}
              role="combobox"
              aria-label={label}
              aria-expanded={items.length > 0}
              aria-controls={`${id}-list`}
              aria-activedescendant={active && toDomId(active.id)}
              aria-autocomplete="list"
              placeholder={placeholder}
              value={query}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="go"
              onChange={(event) => onQueryChange(event.target.value)}
              onKeyDown={onKeyDown}
            />
            <span className={styles.close}>
              <Dialog.Close asChild>
                <IconButton glyph={clear} label={words.close} />
              </Dialog.Close>
            </span>
          </div>
          <div className={styles.list}>
            <div id={`${id}-list`} role="listbox" aria-label={label}>
              {groups.map((group, index) => (
                <div key={group.label} role="group" aria-labelledby={`${id}-group-${index}`}>
                  <div id={`${id}-group-${index}`} className={styles.groupName}>
                    {group.label}
                  </div>
                  {group.items.map((item) => (
                    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and handles the keys
                    <div
                      key={item.id}
                      id={toDomId(item.id)}
                      role="option"
                      aria-selected={item === active}
                      className={styles.option}
                      // Ignores an item that appears below a resting pointer.
                      onPointerMove={() => item !== active && setMarked({ query, id: item.id })}
                      onMouseDown={(event) => event.preventDefault()}
                      onClick={() => choose(item)}
                    >
                      <span className={styles.sign}>
                        {item.glyph !== undefined && <Icon glyph={item.glyph} size="small" />}
                      </span>
                      <span className={styles.about}>
                        <span className={styles.words}>{item.content ?? item.label}</span>
                        {item.note !== undefined && <span className={styles.note}>{item.note}</span>}
                      </span>
                      {item.keys !== undefined && (
                        <span className={styles.keys}>
                          <Keys keys={item.keys} />
                        </span>
                      )}
                    </div>
                  ))}
                </div>
              ))}
            </div>
            {status !== undefined && <p className={styles.empty}>{status}</p>}
          </div>
          <VisuallyHidden live>{query.trim() === "" ? "" : (status ?? words.count(items.length))}</VisuallyHidden>
          <div className={styles.hints} aria-hidden="true">
            <span className={styles.hint}>
              <Keys keys={["↑", "↓"]} /> {words.move}
            </span>
            <span className={styles.hint}>
              <Keys keys={["Enter"]} /> {words.open}
            </span>
            <span className={styles.hint}>
              <Keys keys={["Esc"]} /> {words.leave}
            </span>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
