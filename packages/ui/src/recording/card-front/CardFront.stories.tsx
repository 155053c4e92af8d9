import type { Meta, StoryObj } from "@storybook/react-vite";
import { CardFront } from "./CardFront.tsx";

const meta = {
  component: CardFront,
  // In a block of text, as it is used.
  decorators: (Story) => (
    <p>
      <Story />
    </p>
  ),
  args: { front: "The light reactions happen in the _____ membrane, which is folded into stacks." },
} satisfies Meta<typeof CardFront>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gap = {} satisfies Story;
export const Filled = { args: { filling: "thylakoid" } } satisfies Story;
export const Question = { args: { front: "What is a thylakoid?" } } satisfies Story;
