import type { Meta, StoryObj } from "@storybook/react-vite";
import { recommendations } from "../../screens/home/recommendations.ts";
import { RecommendationCard } from "./RecommendationCard.tsx";

const meta = {
  component: RecommendationCard,
  args: { ...recommendations.transcription, href: "#tools" },
} satisfies Meta<typeof RecommendationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Folders = { args: recommendations.folders } satisfies Story;
