import type { Meta, StoryObj } from "@storybook/react-vite";
import { publicPage } from "../../samples/public-page.ts";
import { LegalPage } from "./LegalPage.tsx";

const meta = {
  component: LegalPage,
  parameters: { layout: "fullscreen" },
  args: {
    ...publicPage,
    title: "Cookie Policy",
    parts: [{ title: "Cookies", body: <p>There are none.</p> }],
  },
} satisfies Meta<typeof LegalPage>;
export default meta;

export const Default = {} satisfies StoryObj<typeof meta>;
