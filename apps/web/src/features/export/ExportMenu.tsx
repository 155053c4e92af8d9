import type { ExportScope } from "@lectern/domain/export/export-scope";
import { toTitle } from "@lectern/domain/recording";
import { trash, volumeHigh } from "@lectern/ui/elements/icon/glyphs";
import { check, copy, print, share, textSize } from "@lectern/ui/elements/icon/screen-glyphs";
import { Menu } from "@lectern/ui/overlays/menu";
import { RecordingMenuContext } from "@lectern/ui/screens/recording/recording-menu";
import { useContext, useRef } from "react";
import { paths } from "../../paths.ts";
import { useFlowPorts } from "../../flows/flow-ports.ts";
import { useKeeping } from "../../flows/use-keeping.ts";
import { copyFormatted, copyMarkdown } from "../../platform/copy-text.ts";
import type { DialogItem } from "../page-feature.ts";
import { useExportDialog } from "./use-export-dialog.ts";

interface ExportMenuProps {
  readonly scope: Extract<ExportScope, { kind: "recording" | "study-guide" }>;
  /** Stand first. */
  readonly dialogItems?: readonly DialogItem[];
  /** Whether the lecture is read, and what changes it (UNT-07); undefined for what can't be marked. */
  readonly readMark?: { readonly isRead: boolean; readonly onChange: (isRead: boolean) => void } | undefined;
  /** Reads what the page shows aloud (ACC-04); undefined where there is nothing to read. */
  readonly onReadAloud?: (() => void) | undefined;
  /** Opens the reading settings (ACC-01). */
  readonly onOpenReading: () => void;
}

const formattedCopy = { copied: "Copied with formatting", failed: "Error copying with formatting" };
const markdownCopy = { copied: "Copied as Markdown", failed: "Error copying as Markdown" };

const printPage = () => window.print();

/** Copies, prints and exports a recording or a study guide (EXP-01, EXP-03), reads it aloud (ACC-04), and marks it as read (UNT-07). */
export function ExportMenu({ scope, dialogItems = [], readMark, onReadAloud, onOpenReading }: ExportMenuProps) {
  const ports = useFlowPorts();
  const { client, userId, report } = ports;
  const isKeeping = useKeeping() !== "off";
  const { onDelete, menuRef } = useContext(RecordingMenuContext);
  const own = useRef<HTMLButtonElement>(null);
  const button = menuRef ?? own;
  const { open, overlays } = useExportDialog({ onPrint: printPage });
  const read = async () => {
    const [{ readMarkdown }, { linkMoments }] = await Promise.all([
      import("@lectern/export/read-markdown"),
      import("@lectern/export/formats/documents"),
    ]);
    const readKept = isKeeping
      ? async (id: string) => await (await import("../../flows/kept-lecture.ts")).readKeptLecture(ports, id)
      : undefined;
    const markdown = await readMarkdown(client, userId, scope, readKept);
    if (scope.kind === "study-guide") return markdown;
    return linkMoments(markdown, (seconds) => new URL(paths.recordingMoment(scope.id, seconds), location.origin).href);
  };
  return (
    <>
      <Menu
        label={`More options for ${toTitle(scope.name)}`}
        triggerRef={button}
        items={[
          ...dialogItems.map(({ open, ...item }) => ({ ...item, onSelect: () => open(button.current) })),
          ...(onReadAloud === undefined ? [] : [{ label: "Read Aloud", glyph: volumeHigh, onSelect: onReadAloud }]),
          { label: "Text Size and Spacing", glyph: textSize, onSelect: onOpenReading },
          ...(readMark === undefined
            ? []
            : [
                {
                  label: readMark.isRead ? "Mark as Unread" : "Mark as Read",
                  glyph: check,
                  onSelect: () => readMark.onChange(!readMark.isRead),
                },
              ]),
          {
            label: "Copy with Formatting",
            glyph: copy,
            onSelect: () => void copyFormatted(read(), formattedCopy, report),
          },
          {
            label: "Copy as Markdown",
            glyph: copy,
            onSelect: () => void copyMarkdown(read(), markdownCopy, report),
          },
          { label: "Print", glyph: print, onSelect: printPage },
          { label: "Export", glyph: share, onSelect: () => open(scope, button.current) },
          ...(onDelete === undefined
            ? []
            : [{ label: "Delete", glyph: trash, tone: "critical", onSelect: onDelete } as const]),
        ]}
      />
      {overlays}
    </>
  );
}
