import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { arrow } from "../../samples/arrow.ts";
import { listFolderColors } from "../../screens/folders/create-folder-dialog/folder-colors.ts";
import { ColorSwatches } from "./ColorSwatches.tsx";

const meta = {
  component: ColorSwatches,
  args: { label: "Color", swatches: listFolderColors("#3B82F6"), value: "#3B82F6", onChange: fn() },
} satisfies Meta<typeof ColorSwatches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const LightColor = { args: { value: "#FACC15" } } satisfies Story;

export const ByArrowKeys = {
  render: function ByArrowKeys(args) {
    const [value, setValue] = useState(args.value);
    return <ColorSwatches {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Blue" })).toHaveFocus();
    await arrow("ArrowRight", () => expect(canvas.getByRole("radio", { name: "Indigo" })).toBeChecked());
    await arrow("ArrowRight", () => expect(canvas.getByRole("radio", { name: "Violet" })).toBeChecked());
  },
} satisfies Story;
