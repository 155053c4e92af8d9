import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { summary, transcript } from "../../elements/icon/screen-glyphs.ts";
import { Text } from "../../elements/text/Text.tsx";
import { Tabs } from "./Tabs.tsx";

const meta = {
  title: "navigation/tabs/Tabs",
  component: Tabs,
  args: {
    label: "Recording",
    items: [
      { value: "summary", label: "Summary", glyph: summary, content: <Text>What it was about.</Text> },
      { value: "transcript", label: "Transcript", glyph: transcript, content: <Text>What was said.</Text> },
    ],
    value: "summary",
    onChange: fn(),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const ByKeyboard = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenCalledWith("transcript");
  },
} satisfies Story;
