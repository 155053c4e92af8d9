import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { SelectionBox } from "./SelectionBox.tsx";

const meta = {
  component: SelectionBox,
  args: { isSelected: false, of: "Cell biology", onSelect: fn() },
} satisfies Meta<typeof SelectionBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** UNT-05: a press, a press with Shift, and the space bar. */
export const Default = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("checkbox", { name: "Select Cell biology" });
    // One session, so that Shift stays pressed for the click.
    const user = userEvent.setup();
    await user.click(box);
    await expect(args.onSelect).toHaveBeenLastCalledWith(true, false);
    await user.keyboard("{Shift>}");
    await user.click(box);
    await user.keyboard("{/Shift}");
    await expect(args.onSelect).toHaveBeenLastCalledWith(true, true);
    box.focus();
    await user.keyboard(" ");
    await expect(args.onSelect).toHaveBeenCalledTimes(3);
  },
} satisfies Story;
export const Selected = { args: { isSelected: true } } satisfies Story;
