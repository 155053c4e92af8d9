import type { ExportScope } from "@lectern/domain/export/export-scope";
import { toTitle } from "@lectern/domain/recording";
import { copy, print, share } from "@lectern/ui/elements/icon/screen-glyphs";
import { Menu } from "@lectern/ui/overlays/menu";
import { useRef } from "react";
import { formattedCopy, markdownCopy } from "../../copy/export-copy.ts";
import { useFlowPorts } from "../../flows/flow-ports.ts";
import { copyFormatted, copyMarkdown } from "../../platform/copy-text.ts";
import { useClientFlags } from "../../flows/use-client-flags.ts";
import { useExportDialog } from "./ExportButton.tsx";

interface ExportMenuProps {
  readonly scope: Extract<ExportScope, { kind: "recording" | "study-guide" }>;
}

const printPage = () => window.print();

/** Copies and prints a recording or a study guide, and exports it once Settings has switched the tools on (EXP-01, EXP-03). */
export function ExportMenu({ scope }: ExportMenuProps) {
  const { client, userId, report } = useFlowPorts();
  const [{ toolsEnabled }] = useClientFlags();
  const button = useRef<HTMLButtonElement>(null);
  const { dialog, openExport } = useExportDialog({ scope, focusFallback: button, onPrint: printPage });
  const read = async () => (await import("@lectern/data/export/read-markdown")).readMarkdown(client, userId, scope);
  return (
    <>
      <Menu
        label={`More for ${toTitle(scope.name)}`}
        triggerRef={button}
        items={[
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
          ...(toolsEnabled ? [{ label: "Export", glyph: share, onSelect: openExport }] : []),
        ]}
      />
      {dialog}
    </>
  );
}
