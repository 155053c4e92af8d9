import { deleteAccountModel } from "@lectern/machines/delete-account/delete-account.model";
import { SettingsView } from "@lectern/ui/screens/settings";
import { standardReading } from "@lectern/ui/theme/reading";
import type { Meta } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { showAllStates, type StateArgs } from "../../testing/StateGallery.tsx";
import { toDeletionState } from "../../flows/deletion-state.ts";

const meta = {
  parameters: { surface: "sheet", machine: deleteAccountModel.name },
} satisfies Meta<StateArgs>;
export default meta;

/** SET-04: one state at a time, since a page shows only one dialog. */
export const AllStates = showAllStates(
  deleteAccountModel,
  ({ snapshot }) => (
    <SettingsView
      state={{
        plan: { kind: "free" },
        style: { kind: "ready", style: "bullet" },
        writer: { kind: "quotes" },
        deletion: toDeletionState(snapshot),
        keeping: { kind: "off" },
        assistants: { kind: "none" },
      }}
      email="maya@school.test"
      flags={{ toolsEnabled: false, experimentalEnabled: false }}
      onFlagsChange={fn()}
      theme="system"
      reading={standardReading}
      onReadingChange={fn()}
      hasSingleKeys
      onSingleKeysChange={fn()}
      onThemeChange={fn()}
      onStyleChange={fn()}
      onKeepingChange={fn()}
      onDisconnect={fn()}
      onAssistantsRetry={fn()}
      onDeletionRequest={fn()}
      onDeletionConfirm={fn()}
      onDeletionCancel={fn()}
      onReceiptDownload={fn()}
      onReceiptClose={fn()}
      paths={{
        contactSupport: "#contact-support",
        featureRequest: "#feature-request",
        bugReport: "#bug-report",
        keptData: "#kept-data",
        connect: "#connect",
        privacyPolicy: "#privacy-policy",
        terms: "#tos",
        faq: "#faq",
      }}
    />
  ),
  {
    see: async (_, words) => {
      await expect(document.querySelectorAll("[role=alertdialog]")).toHaveLength(words.startsWith("idle") ? 0 : 1);
    },
  },
);
