import type { Meta, StoryObj } from "@storybook/react-vite";
import { SiteHeader } from "./SiteHeader.tsx";

const meta = {
  component: SiteHeader,
  parameters: { layout: "fullscreen" },
  args: { paths: { home: "#", dashboard: "#dashboard", login: "#login" }, downloadHref: "#download" },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Narrow = { globals: { viewport: { value: "narrow" } } } satisfies Story;
