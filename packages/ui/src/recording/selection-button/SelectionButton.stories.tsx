import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { SelectionButton } from "./SelectionButton.tsx";

const meta = {
  component: SelectionButton,
  args: { top: 40, left: 60, onClick: fn(), children: "Make a card" },
} satisfies Meta<typeof SelectionButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Make a card" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
} satisfies Story;
/** Selected words at the window's edge: the button stays inside the window. */
export const AtTheEdge = { args: { top: 5_000, left: 5_000 } } satisfies Story;
