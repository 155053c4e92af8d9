import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { AlsoSaid } from "./AlsoSaid.tsx";

const meta = {
  component: AlsoSaid,
  args: {
    points: [
      {
        text: "There are two ways to take a seat on a crowded bus.",
        moments: [{ lecture: "Lecture 3, Oct 7", seconds: 754, href: "#lecture-3" }],
      },
      {
        text: "Double the nucleophile, and the rate stays where it was.",
        moments: [
          { lecture: "Substitution and elimination, Oct 14", seconds: 61, href: "#lecture-4" },
          { lecture: "Lecture 9, Nov 18", seconds: undefined, href: "#lecture-9" },
        ],
      },
    ],
  },
} satisfies Meta<typeof AlsoSaid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** UNT-03 */
export const Points = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Lecture 3, Oct 7, at 12:34" })).toHaveAttribute(
      "href",
      "#lecture-3",
    );
    await expect(canvas.getByRole("link", { name: "Lecture 9, Nov 18" })).toBeVisible();
  },
} satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
