import type { Meta, StoryObj } from "@storybook/react-vite";
import { FeatureList } from "./FeatureList.tsx";

const meta = {
  component: FeatureList,
  args: { features: ["Unlimited recording time", "Summaries in the style you choose", "Folders for every course"] },
} satisfies Meta<typeof FeatureList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Narrow = { globals: { viewport: { value: "narrow" } } } satisfies Story;
