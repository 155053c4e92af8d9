import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { SelectionButtons } from "./SelectionButtons.tsx";

const meta = {
  component: SelectionButtons,
  args: {
    top: 40,
    left: 60,
    actions: [
      { label: "Make a Card", onClick: fn() },
      { label: "Fix Word", onClick: fn() },
      { label: "Edit Line", onClick: fn() },
    ],
  },
} satisfies Meta<typeof SelectionButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Make a Card" }));
    await expect(args.actions[0]?.onClick).toHaveBeenCalledOnce();
  },
} satisfies Story;
/** Words of several lines can only become a card. */
export const OverLines = { args: { actions: [{ label: "Make a Card", onClick: fn() }] } } satisfies Story;
/** Selected words at the window's edge: the buttons stay inside the window. */
export const AtTheEdge = { args: { top: 5_000, left: 5_000 } } satisfies Story;
