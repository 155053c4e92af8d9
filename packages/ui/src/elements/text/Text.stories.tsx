import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/Stack.tsx";
import { toControls } from "../../samples/controls.ts";
import { text } from "./Text.css.ts";
import { Text } from "./Text.tsx";

const meta = {
  title: "elements/text/Text",
  component: Text,
  argTypes: toControls(text),
  args: { children: "An hour of talk can be read in minutes." },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;

const sizes = ["caption", "label", "body", "lead", "reading"] as const;
const colors = ["primary", "secondary", "muted", "critical"] as const;

export const Everything = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <Text key={size} size={size}>
          {size}: An hour of talk can be read in minutes.
        </Text>
      ))}
      {colors.map((color) => (
        <Text key={color} color={color}>
          {color}: An hour of talk can be read in minutes.
        </Text>
      ))}
    </Stack>
  ),
} satisfies Story;
