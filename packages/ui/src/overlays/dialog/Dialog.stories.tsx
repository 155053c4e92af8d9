import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../elements/button/Button.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { Dialog } from "./Dialog.tsx";
import { framedInDocs } from "../../samples/controls.ts";

const meta = {
  title: "overlays/dialog/Dialog",
  parameters: framedInDocs,
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: "Rename folder",
    description: "The recordings in it stay where they are.",
    closable: true,
    focusFallback: { current: null },
    children: <Text>A form stands here.</Text>,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Narrow = { globals: { viewport: { value: "narrow" } } } satisfies Story;

/** The focus stays inside while it is open, and returns to the control that opened it. */
export const FocusReturns = {
  render: function FocusReturns(args) {
    const [open, setOpen] = useState(false);
    const fallback = useRef<HTMLButtonElement>(null);
    return (
      <>
        <Button ref={fallback} onClick={() => setOpen(true)}>
          Rename
        </Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} focusFallback={fallback} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Rename" });
    opener.focus();
    opener.click();
    // React handles the click at once; the dialog opens in its own task (ADR 0012).
    await Promise.resolve();
    await expect(screen.queryByRole("dialog")).toBeNull();
    const dialog = await screen.findByRole("dialog", { name: "Rename folder" });
    await expect(dialog).toHaveAccessibleDescription("The recordings in it stay where they are.");
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
} satisfies Story;
