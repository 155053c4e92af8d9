import type { RefObject } from "react";
import { Keys } from "../../elements/keys/Keys.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { keysOfRow, list, row } from "./ShortcutSheet.css.ts";

export interface Shortcut {
  readonly label: string;
  /** Pressed together, as they are written on the keyboard. */
  readonly keys: readonly string[];
}

export interface ShortcutSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly shortcuts: readonly Shortcut[];
  /** A line below the list. */
  readonly note: string;
  /** Takes the focus when what had it before is gone. */
  readonly focusFallback: RefObject<HTMLElement | null>;
}

/** The keys that do something, wherever the focus is. */
export function ShortcutSheet({ open, onOpenChange, shortcuts, note, focusFallback }: ShortcutSheetProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts" closable focusFallback={focusFallback}>
      <dl className={list}>
        {shortcuts.map(({ label, keys }) => (
          <div key={label} className={row}>
            <dt>{label}</dt>
            <dd className={keysOfRow}>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
      <Text size="caption" color="muted">
        {note}
      </Text>
    </Dialog>
  );
}
