import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ToolsView } from "./ToolsView.tsx";

const meta = {
  parameters: { surface: "sheet" },
  component: ToolsView,
  args: { state: { kind: "enabled" } },
} satisfies Meta<typeof ToolsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ComingSoon = { args: { state: { kind: "coming-soon" } } } satisfies Story;

/** TLS-01 */
export const Enabled = {
  play: async ({ canvas }) => {
    const told = canvas
      .getAllByRole("article")
      .map((card) => [
        within(card).getByRole("heading").textContent,
        within(card).getByText(/^(Available|Coming Soon)$/).textContent,
      ]);
    await expect(told).toEqual([
      ["AI Transcription", "Available"],
      ["Audio Enhancement", "Coming Soon"],
      ["Batch Processing", "Coming Soon"],
      ["Share & Export", "Available"],
    ]);
  },
} satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
export const ComingSoonOnPhone = { ...ComingSoon, globals: { viewport: { value: "narrow" } } } satisfies Story;
export const OnDesktop = { globals: { viewport: { value: "desktop" } } } satisfies Story;
