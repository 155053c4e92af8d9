import type { Meta, StoryObj } from "@storybook/react-vite";
import { toControls } from "../../samples/controls.ts";
import { skeleton } from "./Skeleton.css.ts";
import { Skeleton } from "./Skeleton.tsx";

const meta = {
  title: "elements/skeleton/Skeleton",
  component: Skeleton,
  argTypes: toControls(skeleton),
  args: { shape: "title", width: "long" },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Disc = { args: { shape: "disc" } } satisfies Story;
