import type { Meta, StoryObj } from "@storybook/react-vite";
import { PremiumFeatureCard } from "./PremiumFeatureCard.tsx";

const meta = {
  component: PremiumFeatureCard,
  args: { feature: "time", headingLevel: 2 },
} satisfies Meta<typeof PremiumFeatureCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
