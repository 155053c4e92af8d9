import type { Claim } from "@lectern/domain/claim";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { GradedMarkdown } from "./GradedMarkdown.tsx";

const quoted: Claim = {
  text: "There are two ways to take a seat on a crowded bus.",
  grade: "quoted",
  start: 21,
  end: 27,
  quote: "There are two ways to take a seat on a crowded bus.",
};
const close: Claim = {
  text: "A doubled nucleophile leaves the rate of SN1 as it was.",
  grade: "close",
  start: 3675,
  end: 3702,
  quote: "Double the nucleophile, and the rate stays where it was.",
};
const absent: Claim = { text: "The comparison was first drawn by Hughes and Ingold in 1935.", grade: "absent" };

const meta = {
  component: GradedMarkdown,
  args: {
    claims: [quoted, close, absent],
    children: `## Two ways\n\n- ${quoted.text}\n- ${close.text}\n- ${absent.text}`,
    momentHref: (seconds) => `#at-${seconds}`,
  },
} satisfies Meta<typeof GradedMarkdown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** RDT-13: a quiet time at each point, which links to its words. */
export const Notes = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
  },
} satisfies Story;
export const NotesOnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
