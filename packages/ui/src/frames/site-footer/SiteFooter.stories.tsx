import type { Meta, StoryObj } from "@storybook/react-vite";
import { SiteFooter } from "./SiteFooter.tsx";

const meta = {
  component: SiteFooter,
  parameters: { layout: "fullscreen" },
  args: { paths: { terms: "#tos", privacyPolicy: "#privacy-policy", accessibility: "#accessibility" } },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Narrow = { globals: { viewport: { value: "narrow" } } } satisfies Story;
