import type { Meta, StoryObj } from "@storybook/react-vite";
import { MomentLink } from "./MomentLink.tsx";

const meta = {
  component: MomentLink,
  args: { seconds: 754, look: "quoted", href: "#at-754" },
} satisfies Meta<typeof MomentLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quoted = {} satisfies Story;
/** TUT-01: a line of a transcript without times. */
export const Untimed = { args: { seconds: undefined, line: 11 } } satisfies Story;
export const Quiet = { args: { look: "quiet" } } satisfies Story;
