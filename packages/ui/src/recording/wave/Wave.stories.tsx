import type { Meta, StoryObj } from "@storybook/react-vite";
import { lectureDetails } from "../../samples/recordings.ts";
import { Wave } from "./Wave.tsx";

const meta = {
  title: "recording/wave/Wave",
  component: Wave,
  args: { wave: lectureDetails.wave },
} satisfies Meta<typeof Wave>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const WithoutTimes = { args: { wave: null } } satisfies Story;
