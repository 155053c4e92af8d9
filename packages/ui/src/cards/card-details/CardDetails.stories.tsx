import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { lectureDetails } from "../../samples/recordings.ts";
import { CardDetails } from "./CardDetails.tsx";

const meta = { component: CardDetails, args: { details: lectureDetails } } satisfies Meta<typeof CardDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

/** REC-11: minutes and the first sentence. */
export const Default = {
  play: ({ args, canvas }) =>
    expect(canvas.getByText(/^An SN2 reaction/)).toHaveTextContent(`62 min ${args.details?.excerpt}`),
} satisfies Story;
export const WithoutSummary = { args: { details: { minutes: 0.4, excerpt: "", wave: null } } } satisfies Story;
export const Unknown = { args: { details: undefined } } satisfies Story;
