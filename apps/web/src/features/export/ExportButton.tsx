import type { ExportScope } from "@lectern/domain/export/export-scope";
import { Button } from "@lectern/ui/elements/button";
import { createLazyOverlay } from "@lectern/ui/theme/lazy-part";
import { type RefObject, useRef, useState } from "react";
import type { ExportDialogProps } from "./ExportDialog.tsx";

const exportDialog = createLazyOverlay(async () => (await import("./ExportDialog.tsx")).ExportDialog);

type OpenExport = Pick<ExportDialogProps, "scope" | "onPrint"> & {
  readonly focusFallback: RefObject<HTMLElement | null>;
};

/** The dialog of an export, loaded when it is first opened. Each opening starts a new export. */
export function useExportDialog(props: OpenExport) {
  const [opened, setOpened] = useState({ times: 0, isOpen: false });
  const dialog =
    opened.times === 0 ? null : (
      <exportDialog.Overlay
        key={opened.times}
        {...props}
        open={opened.isOpen}
        onClose={() => setOpened(({ times }) => ({ times, isOpen: false }))}
        onMissing={() => setOpened(({ times }) => ({ times, isOpen: false }))}
      />
    );
  return { dialog, openExport: () => setOpened(({ times }) => ({ times: times + 1, isOpen: true })) };
}

interface ExportButtonProps {
  readonly scope: ExportScope;
  readonly label?: string;
}

/** Opens the export of a list (EXP-01), or of everything before an account deletion (EXP-04). */
export function ExportButton({ scope, label = "Export" }: ExportButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { dialog, openExport } = useExportDialog({ scope, focusFallback: button });
  return (
    <>
      <Button ref={button} onClick={openExport}>
        {label}
      </Button>
      {dialog}
    </>
  );
}
