import type { Meta, StoryObj } from "@storybook/react-vite";
import { RecommendationCard } from "./RecommendationCard.tsx";

const meta = {
  component: RecommendationCard,
  args: { recommendation: "transcription", href: "#tools" },
} satisfies Meta<typeof RecommendationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Folders = { args: { recommendation: "folders" } } satisfies Story;
