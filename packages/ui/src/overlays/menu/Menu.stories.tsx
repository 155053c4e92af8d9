import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { trash } from "../../elements/icon/glyphs.ts";
import { pencil } from "../../elements/icon/screen-glyphs.ts";
import { Menu } from "./Menu.tsx";

const meta = {
  title: "overlays/menu/Menu",
  component: Menu,
  args: {
    label: "More options for Linear algebra",
    items: [
      { label: "Rename", glyph: pencil, onSelect: fn() },
      { label: "Delete", glyph: trash, tone: "critical", onSelect: fn() },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const ByKeyboard = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole("button", { name: "More options for Linear algebra" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Rename" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.getByRole("menuitem", { name: "Delete" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Rename" })).toHaveFocus());
    await userEvent.keyboard("{End}{Enter}");
    await expect(args.items[1]?.onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(trigger).toHaveFocus());
  },
} satisfies Story;

export const Open = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await screen.findByRole("menu");
  },
} satisfies Story;
