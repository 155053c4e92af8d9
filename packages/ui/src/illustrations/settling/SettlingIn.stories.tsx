import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { SettlingIn } from "./SettlingIn.tsx";

const meta = {
  component: SettlingIn,
  args: { seed: "sound becomes writing" },
  decorators: [
    (Story) => (
      <div style={{ position: "relative", padding: "1.5rem" }}>
        What was said, written down.
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SettlingIn>;
export default meta;

/** ARR-01: nothing covers the text when the animation has ended. */
export const Default = {
  play: async ({ canvasElement }) => {
    const overlay = canvasElement.querySelector("svg")?.parentElement;
    await waitFor(() => expect(overlay).not.toBeVisible(), { timeout: 4000 });
  },
} satisfies StoryObj<typeof meta>;
