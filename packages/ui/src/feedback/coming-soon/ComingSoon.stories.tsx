import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmptyPage } from "../../illustrations/empty-page/EmptyPage.tsx";
import { ComingSoon } from "./ComingSoon.tsx";

const meta = {
  component: ComingSoon,
  args: {
    drawing: <EmptyPage drawing="waiting" />,
    title: "Tools Coming Soon",
    children: "You can switch this page on in Settings.",
  },
} satisfies Meta<typeof ComingSoon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
