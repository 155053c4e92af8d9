import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FavoriteButton } from "./FavoriteButton.tsx";

const meta = {
  component: FavoriteButton,
  args: { isFavorite: false, of: "Linear algebra", onToggle: fn() },
} satisfies Meta<typeof FavoriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Favorite = { args: { isFavorite: true } } satisfies Story;

/** Toggles by keyboard, and exposes the pressed state. */
export const Toggling = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Favorite Linear algebra", pressed: false });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onToggle).toHaveBeenCalledWith(true);
  },
} satisfies Story;
