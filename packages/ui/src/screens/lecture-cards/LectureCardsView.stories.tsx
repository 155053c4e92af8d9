import type { Meta, StoryObj } from "@storybook/react-vite";
import { LectureCardsView } from "./LectureCardsView.tsx";

const meta = {
  parameters: { surface: "sheet" },
  component: LectureCardsView,
  args: { state: { kind: "ready", items: [{ id: "1", name: "Cells" }] } },
} satisfies Meta<typeof LectureCardsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready = {} satisfies Story;
export const Loading = { args: { state: { kind: "loading" } } } satisfies Story;
export const Failed = { args: { state: { kind: "failed" } } } satisfies Story;
export const Empty = { args: { state: { kind: "empty" } } } satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
export const OnDesktop = { globals: { viewport: { value: "desktop" } } } satisfies Story;
