import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { samplePaths } from "../../samples/paths.ts";
import { ToolsView } from "./ToolsView.tsx";

const meta = {
  parameters: { surface: "sheet" },
  component: ToolsView,
  args: { state: { kind: "enabled" }, paths: samplePaths, onExport: fn() },
} satisfies Meta<typeof ToolsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ComingSoon = {
  args: { state: { kind: "coming-soon" } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("link", { name: "Settings" })).toHaveAttribute("href", samplePaths.settings);
    await userEvent.click(canvas.getByRole("button", { name: "Export Your Library" }));
    await expect(args.onExport).toHaveBeenCalledTimes(1);
  },
} satisfies Story;

/** TLS-01 */
export const Enabled = {
  play: async ({ canvas }) => {
    const texts = canvas
      .getAllByRole("article")
      .map((card) => [
        within(card).getByRole("heading").textContent,
        within(card).getByText(/^(Available|Coming Soon)$/).textContent,
      ]);
    await expect(texts).toEqual([
      ["AI Transcription", "Available"],
      ["Share & Export", "Available"],
      ["Audio Enhancement", "Coming Soon"],
      ["Batch Processing", "Coming Soon"],
    ]);
    await expect(canvas.getByRole("link", { name: "AI Transcription" })).toHaveAttribute(
      "href",
      samplePaths.recordings,
    );
  },
} satisfies Story;
export const ComingSoonOnPhone = { ...ComingSoon, globals: { viewport: { value: "narrow" } } } satisfies Story;
