import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { trash } from "../icon/glyphs.ts";
import { IconButton } from "./IconButton.tsx";

const meta = {
  component: IconButton,
  args: { glyph: trash, label: "Delete Recording", onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Pressed = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Delete Recording" }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
export const Disabled = { args: { disabled: true } } satisfies Story;
