import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "./Avatar.tsx";

const meta = {
  title: "elements/avatar/Avatar",
  component: Avatar,
  args: { of: "maya.okonkwo@college.edu" },
} satisfies Meta<typeof Avatar>;
export default meta;

export const Default = {} satisfies StoryObj<typeof meta>;
