import { listExportFormats } from "@lectern/domain/export/export-scope";
import { exportModel } from "@lectern/machines/export/export.model";
import { ExportView } from "@lectern/ui/screens/export";
import type { Meta } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { showAllStates, type StateArgs } from "../../testing/StateGallery.tsx";
import { toExportState, toSubject } from "./export.view-state.ts";

const meta = {
  parameters: { surface: "sheet", machine: exportModel.name },
} satisfies Meta<StateArgs>;
export default meta;

/** EXP-02: one state at a time, since a page shows only one dialog. */
export const AllStates = showAllStates(
  exportModel,
  ({ snapshot }) => (
    <ExportView
      open
      state={toExportState(snapshot)}
      subject={toSubject(snapshot.context.scope)}
      formats={listExportFormats(snapshot.context.scope)}
      place="disk"
      onExport={fn()}
      onCancel={fn()}
      onRetry={fn()}
      onClose={fn()}
      focusFallback={{ current: null }}
    />
  ),
  {
    see: async () => {
      await expect(document.querySelectorAll("[role=dialog]")).toHaveLength(1);
    },
  },
);
