import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Disclosure, DisclosureList } from "./Disclosure.tsx";

const meta = {
  title: "navigation/disclosure/Disclosure",
  component: Disclosure,
  args: { summary: "How much can I record for free?", children: "75 minutes a week." },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("75 minutes a week.")).not.toBeVisible();
    await userEvent.click(canvas.getByText("How much can I record for free?"));
    await expect(canvas.getByText("75 minutes a week.")).toBeVisible();
  },
} satisfies Story;
export const Closed = {} satisfies Story;
export const Open = { args: { open: true } } satisfies Story;
export const List = {
  render: () => (
    <DisclosureList
      items={[
        { question: "Where do I record?", answer: "In the app on your phone." },
        {
          question:
            "What happens to a recording that I was in the middle of when my phone went off because I forgot to charge it?",
          answer: "It is kept up to that moment.",
        },
      ]}
    />
  ),
} satisfies Story;
