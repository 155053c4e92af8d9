import { createLazyOverlay } from "@lectern/ui/theme/lazy-part";
import { type ComponentType, type ReactNode, useCallback, useState } from "react";
import type { PageFeature } from "./page-feature.ts";

/** The props of every dialog that is opened by a hook of `createDialogHook`. */
export interface DialogProps<Subject> {
  /** What it was opened for. */
  readonly subject: Subject;
  /** Gets the focus when the dialog closes. */
  readonly button: HTMLElement | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface OpenedDialog<Subject> extends PageFeature {
  /** Opens it; `button` gets the focus when it closes. Stable across renders. */
  readonly open: (subject: Subject, button: HTMLElement | null) => void;
  /** The dialog, to render beside the page. */
  readonly overlays: ReactNode;
}

/**
 * Creates a hook for a dialog whose code loads when it is first opened. Each opening mounts a dialog of its own.
 *
 * @example
 * const useRenaming = createDialogHook<Renamed>(async () => (await import("./RenameRecording.tsx")).RenameRecording);
 * const { open, overlays } = useRenaming();
 */
export function createDialogHook<Subject, Rest extends object = object>(
  fetchDialog: () => Promise<ComponentType<DialogProps<Subject> & Rest>>,
) {
  const { Overlay } = createLazyOverlay<DialogProps<Subject> & object>(
    fetchDialog as () => Promise<ComponentType<DialogProps<Subject>>>,
  );
  /** @param rest the dialog's other props, if it has any */
  return function useDialog(...[rest]: object extends Rest ? [rest?: Rest] : [rest: Rest]): OpenedDialog<Subject> {
    const [opened, setOpened] = useState<Pick<DialogProps<Subject>, "subject" | "button"> & { key: number }>();
    const [isOpen, setOpen] = useState(false);
    const open = useCallback((subject: Subject, button: HTMLElement | null) => {
      setOpened((last) => ({ subject, button, key: (last?.key ?? 0) + 1 }));
      setOpen(true);
    }, []);
    const overlays = opened && (
      <Overlay
        {...rest}
        key={opened.key}
        subject={opened.subject}
        button={opened.button}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onMissing={() => setOpened(undefined)}
      />
    );
    return { open, overlays };
  };
}
