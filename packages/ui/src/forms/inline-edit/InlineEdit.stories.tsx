import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn, userEvent } from "storybook/test";
import { Heading } from "../../elements/heading/Heading.tsx";
import { InlineEdit } from "./InlineEdit.tsx";

const meta = {
  component: InlineEdit,
  args: {
    value: "Linear algebra",
    label: "Title",
    editLabel: "Edit title",
    maxLength: 300,
    onSave: fn(),
    children: <Heading level={1}>Linear algebra</Heading>,
  },
} satisfies Meta<typeof InlineEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Editing = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Edit title" }));
  },
} satisfies Story;

export const Reopened = { args: { reopenWith: "Linear algebra, the first half" } } satisfies Story;
