import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { publicPage } from "../../samples/public-page.ts";
import { ConnectView } from "./ConnectView.tsx";

const meta = {
  component: ConnectView,
  parameters: { layout: "fullscreen" },
  args: {
    address: "https://lectern.example/functions/v1/mcp",
    isOnThisMachine: false,
    onCopy: fn(),
    frame: publicPage,
    paths: { settings: "#settings" },
  },
} satisfies Meta<typeof ConnectView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** CON-01 */
export const Default = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy Address" }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
} satisfies Story;
export const OnThisMachine = {
  args: { address: "http://localhost:3000/functions/v1/mcp", isOnThisMachine: true },
} satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
