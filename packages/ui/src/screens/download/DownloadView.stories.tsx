import { brand } from "@lectern/domain/brand";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DownloadView } from "./DownloadView.tsx";

const meta = {
  component: DownloadView,
  parameters: { layout: "fullscreen" },
  args: { state: { kind: "waiting" }, storeHref: brand.storeUrl, paths: { home: "#" } },
} satisfies Meta<typeof DownloadView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting = {} satisfies Story;
/** Product decision 4 */
export const Staying = {
  args: { state: { kind: "staying" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: /^QR code/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open the App Store" })).toHaveAttribute("href", brand.storeUrl);
  },
} satisfies Story;
export const StayingNarrow = { ...Staying, globals: { viewport: { value: "narrow" } } } satisfies Story;
