import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { publicPage } from "../../samples/public-page.ts";
import { FaqView } from "./FaqView.tsx";

const meta = {
  component: FaqView,
  parameters: { layout: "fullscreen" },
  args: { ...publicPage, paths: { ...publicPage.paths, connect: "#connect" } },
} satisfies Meta<typeof FaqView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;

/** PUB-14 */
export const Opened = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("How much can I record for free?"));
    await expect(canvas.getByText(/^75 minutes a week/)).toBeVisible();
  },
} satisfies Story;
