import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { longTitle } from "../../samples/recordings.ts";
import { guideSummary } from "../../samples/study-guides.ts";
import { StudyGuideCard } from "./StudyGuideCard.tsx";

const meta = {
  component: StudyGuideCard,
  args: { guide: guideSummary, href: "#", onDelete: fn() },
} satisfies Meta<typeof StudyGuideCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Untitled = { args: { guide: { ...guideSummary, title: "" } } } satisfies Story;
export const LongTitle = { args: { guide: { ...guideSummary, title: longTitle.name } } } satisfies Story;
export const WithoutContent = { args: { guide: { ...guideSummary, excerpt: "" } } } satisfies Story;
