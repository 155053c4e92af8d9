import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../../elements/text/Text.tsx";
import { MarkedWords } from "./MarkedWords.tsx";

const meta = {
  component: MarkedWords,
  args: {
    children: "The inner membrane is folded into cristae, and a fold of a membrane has two sides.",
    words: ["membrane", "folded"],
  },
  render: (args) => (
    <Text size="reading">
      <MarkedWords {...args} />
    </Text>
  ),
} satisfies Meta<typeof MarkedWords>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const None = { args: { words: [] } } satisfies Story;
export const OverTwoLines = {
  args: {
    children: "光合作用在叶绿体中进行。Photosynthesis happens in the chloroplast, and nowhere else in a cell.",
    words: ["photosynthesis", "chloroplast", "叶", "绿", "体"],
  },
  globals: { viewport: { value: "phone" } },
} satisfies Story;
