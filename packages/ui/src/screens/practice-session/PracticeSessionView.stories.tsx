import type { Meta, StoryObj } from "@storybook/react-vite";
import { PracticeSessionView } from "./PracticeSessionView.tsx";

const meta = {
  parameters: { surface: "sheet" },
  component: PracticeSessionView,
  args: { state: { kind: "ready", topic: "Cells" } },
} satisfies Meta<typeof PracticeSessionView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready = {} satisfies Story;
export const Empty = { args: { state: { kind: "empty" } } } satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
export const OnDesktop = { globals: { viewport: { value: "desktop" } } } satisfies Story;
