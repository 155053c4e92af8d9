import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { standardReading } from "../../theme/reading/reading-settings.ts";
import { ReadingDialog } from "./ReadingDialog.tsx";
import { framedInDocs } from "../../samples/controls.ts";

const meta = {
  parameters: framedInDocs,
  component: ReadingDialog,
  args: { open: true, onOpenChange: fn(), settings: standardReading, onChange: fn() },
} satisfies Meta<typeof ReadingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open = {} satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
