import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { SearchField } from "./SearchField.tsx";

const meta = {
  component: SearchField,
  args: { label: "Search recordings", placeholder: "Search recordings...", value: "", onChange: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Filled = {
  args: { value: "chem" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("searchbox", { name: "Search recordings" }));
    await userEvent.keyboard("{Escape}");
    await expect(args.onChange).toHaveBeenCalledWith("");
  },
} satisfies Story;
export const InGerman = {
  args: { label: "Aufnahmen durchsuchen", value: "Chemie", clearLabel: "Suche leeren" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Suche leeren" }));
    await expect(args.onChange).toHaveBeenCalledWith("");
  },
} satisfies Story;
