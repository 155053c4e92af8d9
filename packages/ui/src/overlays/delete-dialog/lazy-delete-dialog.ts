import { useRef, useState } from "react";
import { createLazyOverlay } from "../../theme/lazy-part.tsx";

/** A `DeleteDialog` whose code is loaded on demand, because most of what is opened is only read. */
export const lazyDeleteDialog = createLazyOverlay(async () => (await import("./DeleteDialog.tsx")).DeleteDialog);

/**
 * The state of a button that opens a `lazyDeleteDialog`. The dialog's code is loaded when the pointer or the focus
 * reaches the button.
 *
 * @returns the props of the button, and those of the dialog, undefined until it is needed
 */
export function useDeleteDialog() {
  const [asking, setAsking] = useState<"never" | "not-now" | "now">("never");
  const button = useRef<HTMLButtonElement>(null);
  const load = () => setAsking((now) => (now === "never" ? "not-now" : now));
  return {
    buttonProps: { ref: button, onPointerEnter: load, onFocus: load, onClick: () => setAsking("now") },
    dialogProps:
      asking === "never"
        ? undefined
        : {
            open: asking === "now",
            onOpenChange: (isOpen: boolean) => setAsking(isOpen ? "now" : "not-now"),
            onMissing: () => setAsking("never"),
            focusOnCancel: button,
          },
  };
}
