import { Dialog } from "radix-ui";
import type { ReactNode, RefObject } from "react";
import { clear } from "../../elements/icon/glyphs.ts";
import { IconButton } from "../../elements/icon-button/IconButton.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { useOpenAfterPress } from "../../overlays/open-after-press.ts";
import { closeButton, drawer, scrim } from "./DashboardShell.css.ts";

interface DashboardShellDrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Gets the focus when the drawer closes. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly children: ReactNode;
}

/** SHL-01: the sidebar as a slide-over, on small screens. */
export function DashboardShellDrawer({ open, onOpenChange, button, children }: DashboardShellDrawerProps) {
  const isOpen = useOpenAfterPress(open);
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={scrim} />
        <Dialog.Content
          className={drawer}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
          }}
        >
          <Dialog.Title asChild>
            <div>
              <VisuallyHidden>Menu</VisuallyHidden>
            </div>
          </Dialog.Title>
          {children}
          <span className={closeButton}>
            <Dialog.Close asChild>
              <IconButton glyph={clear} label="Close Menu" />
            </Dialog.Close>
          </span>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
