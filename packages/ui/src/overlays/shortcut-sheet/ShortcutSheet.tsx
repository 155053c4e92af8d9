import type { RefObject } from "react";
import { Keys } from "../../elements/keys/Keys.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import type { ClassNameProps } from "../../theme/class-name.ts";
import { keysOfRow, list, row } from "./ShortcutSheet.css.ts";

export interface Shortcut {
  /** Names the action; unique on the sheet. */
  readonly label: string;
  /** The keys to press together, as on the keyboard. */
  readonly keys: readonly string[];
}

export interface ShortcutSheetProps extends ClassNameProps {
  /** Whether it is shown. */
  readonly open: boolean;
  /** Called with `false` by Escape, the scrim and the close button. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Its heading. @default "Keyboard shortcuts" */
  readonly title?: string;
  /** The name of the close button. @default "Close" */
  readonly closeLabel?: string;
  /** The shortcuts in display order. */
  readonly shortcuts: readonly Shortcut[];
  /** A line below the list. */
  readonly note: string;
  /** Gets the focus if the element that had it before is gone. */
  readonly focusFallback?: RefObject<HTMLElement | null>;
}

/** A list of keyboard shortcuts. */
export function ShortcutSheet({ title = "Keyboard shortcuts", shortcuts, note, ...dialog }: ShortcutSheetProps) {
  return (
    <Dialog {...dialog} title={title} closable>
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
