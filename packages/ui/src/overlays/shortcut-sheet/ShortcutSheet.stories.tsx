import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { ShortcutSheet } from "./ShortcutSheet.tsx";
import { framedInDocs } from "../../samples/controls.ts";

const meta = {
  parameters: framedInDocs,
  component: ShortcutSheet,
  args: {
    open: true,
    onOpenChange: fn(),
    shortcuts: [
      { label: "Search or jump to…", keys: ["Ctrl", "K"] },
      { label: "Search", keys: ["/"] },
      { label: "Keyboard shortcuts", keys: ["?"] },
    ],
    note: "You can turn off single-key shortcuts in Settings.",
    focusFallback: { current: null },
  },
} satisfies Meta<typeof ShortcutSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SHL-16: each shortcut is a term with its keys. */
export const Default = {
  play: async () => {
    const sheet = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(sheet).toHaveTextContent("Search or jump to…CtrlK");
  },
} satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
export const SingleKeysOff = {
  args: {
    shortcuts: [{ label: "Search or jump to…", keys: ["⌘", "K"] }],
    note: "Single-key shortcuts are off. You can turn them on in Settings.",
  },
} satisfies Story;
