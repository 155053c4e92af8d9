import type { Meta, StoryObj } from "@storybook/react-vite";
import { CardQuote } from "./CardQuote.tsx";

const meta = {
  component: CardQuote,
  args: {
    quote: "The thylakoid membrane is where the light reactions happen, and it is folded into stacks.",
    source: { href: "#at-754", seconds: 754 },
    language: "en",
  },
} satisfies Meta<typeof CardQuote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const WithoutTimes = { args: { source: { href: "#transcript", seconds: null } } } satisfies Story;
/** The card itself has the words. */
export const MomentAlone = { args: { quote: undefined } } satisfies Story;
export const Long = {
  args: { quote: "And so the membrane, which is folded, folds again. ".repeat(8).trim() },
} satisfies Story;
