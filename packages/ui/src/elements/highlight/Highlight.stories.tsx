import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "../heading/Heading.tsx";
import { Text } from "../text/Text.tsx";
import { Highlight } from "./Highlight.tsx";

const meta = {
  title: "elements/highlight/Highlight",
  component: Highlight,
  args: { children: "three neighbours steady the charge" },
} satisfies Meta<typeof Highlight>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const InReading = {
  render: (args) => (
    <Text size="reading">
      Tertiary carbons go by SN1, because <Highlight {...args} />, and because the back is closed.
    </Text>
  ),
} satisfies Story;

export const OverTwoLines = {
  args: { children: "written down, word for word, line after line" },
  render: (args) => (
    <Heading level={1} size="display">
      Every lecture, <Highlight {...args} />
    </Heading>
  ),
  globals: { viewport: { value: "phone" } },
} satisfies Story;
