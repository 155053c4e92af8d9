import type { Meta, StoryObj } from "@storybook/react-vite";
import { segments } from "../../samples/recordings.ts";
import { PlainTranscript, Transcript } from "./Transcript.tsx";

const meta = {
  component: Transcript,
  args: { segments },
} satisfies Meta<typeof Transcript>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
export const WithoutTimes = {
  render: () => <PlainTranscript>{segments.map(({ text }) => text).join("\n\n")}</PlainTranscript>,
} satisfies Story;
