import type { Meta, StoryObj } from "@storybook/react-vite";
import { Divider } from "./Divider.tsx";

const meta = {
  title: "elements/divider/Divider",
  component: Divider,
} satisfies Meta<typeof Divider>;
export default meta;

export const Default = {} satisfies StoryObj<typeof meta>;
