import type { Meta, StoryObj } from "@storybook/react-vite";
import { SettlingWait } from "./SettlingWait.tsx";

const meta = { component: SettlingWait } satisfies Meta<typeof SettlingWait>;
export default meta;

export const Default = {} satisfies StoryObj<typeof meta>;
