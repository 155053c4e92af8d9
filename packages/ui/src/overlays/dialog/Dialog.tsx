import { Dialog as Radix } from "radix-ui";
import { type ReactNode, type RefObject, useRef } from "react";
import { clear } from "../../elements/icon/glyphs.ts";
import { IconButton } from "../../elements/icon-button/IconButton.tsx";
import { description as descriptionClass, scrim, title as titleClass } from "../confirm-dialog/ConfirmDialog.css.ts";
import { useOpenAfterPress } from "../open-after-press.ts";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { close, dialog, head, words } from "./Dialog.css.ts";

export interface DialogProps extends ClassNameProps {
  /** Whether it is shown. */
  readonly open: boolean;
  /** Called with `false` by Escape, the scrim and the close button, unless it is busy. */
  readonly onOpenChange: (open: boolean) => void;
  /** Names the task. */
  readonly title: string;
  /** A sentence below the title. */
  readonly description?: string;
  /** If true, Escape, the scrim and the close button don't close it. @default false */
  readonly busy?: boolean;
  /** Whether it has a close button in the corner, for a dialog whose own buttons do not close it. @default false */
  readonly closable?: boolean;
  /** The close button's name. @default "Close" */
  readonly closeLabel?: string;
  /** Gets the focus if the element that had it before is gone. */
  readonly focusFallback?: RefObject<HTMLElement | null>;
  /** The content: usually a form with its buttons. */
  readonly children: ReactNode;
}

/**
 * A small task above the page, which keeps the focus inside and gives it back. For a question with a dangerous answer use a
 * `ConfirmDialog`.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, busy = false, closable = false, focusFallback, children } = props;
  const { closeLabel = "Close", className } = props;
  const isOpen = useOpenAfterPress(open);
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => (busy ? undefined : onOpenChange(next))}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          className={joinClasses(dialog, className)}
          {...(description === undefined ? { "aria-describedby": undefined } : {})}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const had = opener.current;
            const back = had instanceof HTMLElement && had.isConnected && had !== document.body ? had : undefined;
            (back ?? focusFallback?.current)?.focus();
          }}
        >
          <div className={head}>
            <div className={words}>
              <Radix.Title className={titleClass}>{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className={descriptionClass}>{description}</Radix.Description>
              )}
            </div>
            {closable && (
              <span className={close}>
                <Radix.Close asChild>
                  <IconButton glyph={clear} label={closeLabel} />
                </Radix.Close>
              </span>
            )}
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
