import type { Meta, StoryObj } from "@storybook/react-vite";
import { RecordingCardSkeleton } from "./RecordingCardSkeleton.tsx";

const meta = { component: RecordingCardSkeleton } satisfies Meta<typeof RecordingCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Short = { args: { layout: "short" } } satisfies Story;
export const Line = { args: { layout: "line" } } satisfies Story;
