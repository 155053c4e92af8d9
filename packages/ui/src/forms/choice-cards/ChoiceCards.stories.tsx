import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { styleChoices } from "../../recording/style-choices/StyleChoices.tsx";
import { arrow } from "../../samples/arrow.ts";
import { ChoiceCards } from "./ChoiceCards.tsx";

const meta = {
  component: ChoiceCards,
  args: { label: "Default summary style", choices: styleChoices, value: "outline", onChange: fn() },
} satisfies Meta<typeof ChoiceCards<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const NothingChosen = { args: { value: undefined } } satisfies Story;
export const Disabled = { args: { disabled: true } } satisfies Story;
export const Narrow = { globals: { viewport: { value: "narrow" } } } satisfies Story;

export const Choosing = {
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <ChoiceCards {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /^Essay/ }));
    await expect(canvas.getByRole("radio", { name: /^Essay/ })).toBeChecked();
    await arrow("ArrowLeft", () => expect(canvas.getByRole("radio", { name: /^Outline/ })).toBeChecked());
  },
} satisfies Story;
