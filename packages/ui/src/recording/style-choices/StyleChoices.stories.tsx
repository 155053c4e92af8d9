import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { StyleChoices } from "./StyleChoices.tsx";

const meta = {
  component: StyleChoices,
  args: { label: "Style", value: "bullet", onChange: fn() },
} satisfies Meta<typeof StyleChoices>;
export default meta;

export const Default = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /^Paragraph/ }));
    await expect(args.onChange).toHaveBeenCalledWith("paragraph");
  },
} satisfies StoryObj<typeof meta>;
