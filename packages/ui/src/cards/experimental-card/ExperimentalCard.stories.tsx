import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { experiments } from "../../screens/experimental/experiments.ts";
import { ExperimentalCard } from "./ExperimentalCard.tsx";

const meta = {
  component: ExperimentalCard,
  args: { ...experiments.voice, enabled: false, onChange: fn() },
} satisfies Meta<typeof ExperimentalCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("switch", { name: "Voice Commands" }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
} satisfies Story;
export const On = { args: { enabled: true } } satisfies Story;
export const Beta = { args: experiments.translation } satisfies Story;
