import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/Stack.tsx";
import { toControls } from "../../samples/controls.ts";
import { heading } from "./Heading.css.ts";
import { Heading } from "./Heading.tsx";

const meta = {
  title: "elements/heading/Heading",
  component: Heading,
  argTypes: toControls(heading),
  args: { level: 1, children: "Nucleophilic substitution in two pictures" },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Everything = {
  render: () => (
    <Stack gap="l">
      <Heading level={1} size="display">
        Display
      </Heading>
      <Heading level={2} size="heading">
        Heading
      </Heading>
      <Heading level={3} size="title">
        Title
      </Heading>
      <Heading level={4} size="small">
        Small
      </Heading>
    </Stack>
  ),
} satisfies Story;
