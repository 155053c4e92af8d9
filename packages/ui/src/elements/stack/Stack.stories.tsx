import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../text/Text.tsx";
import { toControls } from "../../samples/controls.ts";
import { stack } from "./Stack.css.ts";
import { Stack } from "./Stack.tsx";

const meta = {
  title: "elements/stack/Stack",
  component: Stack,
  argTypes: toControls(stack),
  args: { gap: "m", children: ["One", "Two", "Three"].map((word) => <Text key={word}>{word}</Text>) },
} satisfies Meta<typeof Stack>;
export default meta;

export const Default = {} satisfies StoryObj<typeof meta>;
