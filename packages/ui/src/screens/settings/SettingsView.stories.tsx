import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { standardReading } from "../../theme/reading/reading-settings.ts";
import { rightToLeftPage } from "../../samples/right-to-left-page.tsx";
import { SettingsView } from "./SettingsView.tsx";
import type { ListedAssistant, SettingsState } from "./settings.state.ts";

const free: SettingsState = {
  plan: { kind: "free" },
  style: { kind: "ready", style: "bullet" },
  writer: { kind: "quotes" },
  deletion: { kind: "idle" },
  keeping: { kind: "off" },
  assistants: { kind: "none" },
};

const connected: readonly ListedAssistant[] = [
  {
    clientId: "1",
    name: "Claude",
    host: "claude.ai",
    connectedAt: "2026-11-29T09:00:00Z",
    lastUsedAt: "2026-11-29T15:05:00Z",
  },
  { clientId: "2", name: "Visual Studio Code", host: null, connectedAt: "2026-11-21T09:00:00Z", lastUsedAt: null },
  { clientId: "3", name: null, host: "assistant.example", connectedAt: "2026-10-03T09:00:00Z", lastUsedAt: null },
];

const kept = { bytes: 4_404_019, isReady: true, lectures: 12, isPersistent: false };

const meta = {
  parameters: { surface: "sheet" },
  component: SettingsView,
  args: {
    state: free,
    email: "free@lectern.test",
    flags: { toolsEnabled: false, experimentalEnabled: false },
    theme: "system",
    reading: standardReading,
    onReadingChange: fn(),
    hasSingleKeys: true,
    onSingleKeysChange: fn(),
    onThemeChange: fn(),
    onStyleChange: fn(),
    onKeepingChange: fn(),
    onFlagsChange: fn(),
    onDisconnect: fn(),
    onAssistantsRetry: fn(),
    onDeletionRequest: fn(),
    onDeletionConfirm: fn(),
    onDeletionCancel: fn(),
    onReceiptDownload: fn(),
    onReceiptClose: fn(),
    paths: {
      contactSupport: "#contact-support",
      featureRequest: "#feature-request",
      bugReport: "#bug-report",
      keptData: "#kept-data",
      connect: "#connect",
      privacyPolicy: "#privacy-policy",
      terms: "#tos",
      faq: "#faq",
    },
  },
} satisfies Meta<typeof SettingsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /^Essay/ }));
    await expect(args.onStyleChange).toHaveBeenCalledWith("essay");
    await userEvent.click(canvas.getByRole("radio", { name: "Dark" }));
    await expect(args.onThemeChange).toHaveBeenCalledWith("dark");
    await userEvent.click(canvas.getByRole("switch", { name: "Tools" }));
    await expect(args.onFlagsChange).toHaveBeenCalledWith({ toolsEnabled: true, experimentalEnabled: false });
  },
} satisfies Story;
/** A page from right to left: each part stands at the other side. */
export const RightToLeft = {
  args: { state: { ...free, assistants: { kind: "list", assistants: connected, disconnecting: null } } },
  decorators: [rightToLeftPage],
} satisfies Story;
export const Loading = {
  args: { state: { ...free, plan: { kind: "loading" }, style: { kind: "loading" }, writer: { kind: "loading" } } },
} satisfies Story;
export const Failed = {
  args: { state: { ...free, plan: { kind: "failed" }, style: { kind: "failed" }, writer: { kind: "failed" } } },
} satisfies Story;
export const Premium = {
  args: { state: { ...free, plan: { kind: "premium" }, style: { kind: "ready", style: "outline" } } },
} satisfies Story;
export const Cancelling = { args: { state: { ...free, plan: { kind: "cancelling" } } } } satisfies Story;
export const SavingStyle = { args: { state: { ...free, style: { kind: "saving", style: "essay" } } } } satisfies Story;
export const WrittenHere = {
  args: { state: { ...free, writer: { kind: "model", model: "llama3.2", host: null } } },
} satisfies Story;
export const WrittenElsewhere = {
  args: { state: { ...free, writer: { kind: "model", model: "gpt-4o-mini", host: "api.openai.com" } } },
} satisfies Story;
export const FlagsOn = {
  args: { flags: { toolsEnabled: true, experimentalEnabled: true }, theme: "dark" },
} satisfies Story;
export const KeepingChanging = {
  args: { state: { ...free, keeping: { kind: "changing", isOn: true } } },
} satisfies Story;
export const KeepingOn = {
  args: { state: { ...free, keeping: { kind: "on", kept } } },
  play: async ({ args, canvas }) => {
    const keep = canvas.getByRole("switch", { name: "Keep lectures on this device" });
    await expect(keep).toBeChecked();
    await expect(canvas.getByText("Available offline: 12 lectures and your library list (4.2 MB).")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove from This Device" }));
    await expect(args.onKeepingChange).toHaveBeenCalledWith(false);
  },
} satisfies Story;
export const KeepingGettingReady = {
  args: { state: { ...free, keeping: { kind: "on", kept: { ...kept, isReady: false } } } },
} satisfies Story;
export const KeepingPromised = {
  args: { state: { ...free, keeping: { kind: "on", kept: { ...kept, lectures: 1, isPersistent: true } } } },
} satisfies Story;
export const KeepingFull = { args: { state: { ...free, keeping: { kind: "full", kept } } } } satisfies Story;
export const KeepingEvicted = { args: { state: { ...free, keeping: { kind: "evicted" } } } } satisfies Story;
export const KeepingBlocked = { args: { state: { ...free, keeping: { kind: "blocked" } } } } satisfies Story;
/** CON-02 */
export const AssistantsConnected = {
  args: { state: { ...free, assistants: { kind: "list", assistants: connected, disconnecting: null } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Disconnect Visual Studio Code" }));
    await expect(args.onDisconnect).toHaveBeenCalledWith("2");
  },
} satisfies Story;
export const AssistantDisconnecting = {
  args: { state: { ...free, assistants: { kind: "list", assistants: connected, disconnecting: "1" } } },
} satisfies Story;
export const AssistantsLoading = { args: { state: { ...free, assistants: { kind: "loading" } } } } satisfies Story;
export const AssistantsFailed = {
  args: { state: { ...free, assistants: { kind: "failed" } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
    await expect(args.onAssistantsRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;
export const Confirming = { args: { state: { ...free, deletion: { kind: "confirming" } } } } satisfies Story;
export const Deleting = { args: { state: { ...free, deletion: { kind: "deleting" } } } } satisfies Story;
export const Deleted = {
  args: {
    state: {
      ...free,
      deletion: {
        kind: "deleted",
        receipt: {
          deletedAt: "2026-03-02T12:00:00.000Z",
          counts: { recordings: 31, folders: 4, tags: 12, studyGuides: 1, cards: 212, reviews: 1480 },
        },
      },
    },
  },
} satisfies Story;
export const LongText = {
  args: {
    email: "a.student.with.a.very.long.name.that.does.not.end.before.the.line.does@department.of.something.example.edu",
    state: { ...free, plan: { kind: "cancelling" } },
  },
} satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
export const LongTextNarrow = { ...LongText, globals: { viewport: { value: "narrow" } } } satisfies Story;
export const OnDesktop = { globals: { viewport: { value: "desktop" } } } satisfies Story;

/** SET-04: two steps; Escape goes back one. */
export const AskingToDelete = {
  render: function AskingToDelete(args) {
    const [asking, setAsking] = useState(false);
    return (
      <SettingsView
        {...args}
        state={{ ...args.state, deletion: { kind: asking ? "confirming" : "idle" } }}
        onDeletionRequest={() => setAsking(true)}
        onDeletionCancel={() => setAsking(false)}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Delete Account" });
    await userEvent.click(button);
    await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole("button", { name: "Yes, Delete My Account" }));
    await expect(args.onDeletionConfirm).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
