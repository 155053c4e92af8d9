import type { Meta, StoryObj } from "@storybook/react-vite";
import { BackLink } from "./BackLink.tsx";

const meta = {
  component: BackLink,
  args: { href: "#folders", children: "Folders" },
} satisfies Meta<typeof BackLink>;
export default meta;

export const Default = {} satisfies StoryObj<typeof meta>;
