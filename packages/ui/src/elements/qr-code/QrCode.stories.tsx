import { brand } from "@lectern/domain/brand";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { QrCode } from "./QrCode.tsx";

const meta = {
  component: QrCode,
  args: { value: brand.storeUrl, label: "QR code of the app's page in the store" },
} satisfies Meta<typeof QrCode>;
export default meta;

export const Default = {} satisfies StoryObj<typeof meta>;
