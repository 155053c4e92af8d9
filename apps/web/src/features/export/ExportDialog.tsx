import { type ExportScope, keptFormats, listExportFormats } from "@lectern/domain/export/export-scope";
import { ExportView } from "@lectern/ui/screens/export";
import { useSelector } from "@xstate/react";
import { useExport } from "../../flows/export.ts";
import { canShareFile, shareFile } from "@lectern/browser/save-file";
import type { DialogProps } from "../dialog-hook.tsx";
import { useShowsKept } from "../keeping/use-shows-kept.ts";
import { useServices } from "../../flows/services.ts";
import { toExportState, toSubject } from "./export.view-state.ts";

interface ExportDialogProps extends DialogProps<ExportScope> {
  /** Prints the page; undefined if the page doesn't show what is exported. */
  readonly onPrint?: (() => void) | undefined;
}

/** The time for the dialog to disappear before the page is printed, in ms. */
const CLOSING_MS = 400;

const MEMORY_LIMIT =
  "This browser keeps ZIP files in memory until they're saved, up to 1 GB (about 2,000 hours of lectures).";

/** The export of a scope, from the choice of a format to the file. */
export function ExportDialog({ subject: scope, button, isOpen, onClose, onPrint }: ExportDialogProps) {
  const { report } = useServices();
  const { actor, job, writesToDisk } = useExport(scope);
  const state = useSelector(actor, toExportState, (a, b) => JSON.stringify(a) === JSON.stringify(b));
  const file = state.kind === "done" ? job.getFile() : null;
  const isOfKept = useShowsKept() && scope.kind === "recording";
  const formats = isOfKept ? keptFormats : listExportFormats(scope);
  const isList = scope.kind !== "recording" && scope.kind !== "study-guide";
  const closeAndPrint = () => {
    onClose();
    setTimeout(() => onPrint?.(), CLOSING_MS);
  };
  return (
    <ExportView
      state={state}
      open={isOpen}
      subject={toSubject(scope)}
      formats={formats}
      limit={isList && !writesToDisk ? MEMORY_LIMIT : undefined}
      place={file === null ? "disk" : "downloads"}
      onExport={(format) => actor.send({ type: "export.requested", format })}
      onCancel={() => actor.send({ type: "export.cancelled" })}
      onRetry={() => actor.send({ type: "export.retried" })}
      onClose={onClose}
      onPrint={onPrint && closeAndPrint}
      onShare={
        file !== null && canShareFile(file)
          ? () => void shareFile(file).catch((error: unknown) => report("Error sharing the file", error))
          : undefined
      }
      focusFallback={{ current: button }}
    />
  );
}
