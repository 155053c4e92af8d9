import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { publicPage } from "../../samples/public-page.ts";
import { TermsView } from "./TermsView.tsx";

const meta = {
  component: TermsView,
  parameters: { layout: "fullscreen" },
  args: publicPage,
} satisfies Meta<typeof TermsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** PUB-09 */
export const Default = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Terms of Service");
    await expect(canvas.getByText("Effective August 9, 2025")).toBeVisible();
    await expect(canvas.getByLabelText("Site")).toBeInTheDocument();
  },
} satisfies Story;
export const Narrow = { globals: { viewport: { value: "narrow" } } } satisfies Story;
