import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { ShortcutSheet } from "./ShortcutSheet.tsx";

const meta = {
  component: ShortcutSheet,
  args: {
    open: true,
    onOpenChange: fn(),
    shortcuts: [
      { label: "Go to or do", keys: ["Ctrl", "K"] },
      { label: "Search", keys: ["/"] },
      { label: "Keyboard shortcuts", keys: ["?"] },
    ],
    note: "Single keys can be switched off in Settings.",
    focusFallback: { current: null },
  },
} satisfies Meta<typeof ShortcutSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SHL-16: each shortcut is a term with its keys. */
export const Default = {
  play: async () => {
    const sheet = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(sheet).toHaveTextContent("Go to or doCtrlK");
  },
} satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
export const SingleKeysOff = {
  args: {
    shortcuts: [{ label: "Go to or do", keys: ["⌘", "K"] }],
    note: "Single keys are off. Settings can switch them on again.",
  },
} satisfies Story;
