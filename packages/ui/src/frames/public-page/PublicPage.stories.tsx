import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "../../elements/heading/Heading.tsx";
import { publicPage } from "../../samples/public-page.ts";
import { PublicPage } from "./PublicPage.tsx";

const meta = {
  component: PublicPage,
  parameters: { layout: "fullscreen" },
  args: { ...publicPage, children: <Heading level={1}>A public page</Heading> },
} satisfies Meta<typeof PublicPage>;
export default meta;

export const Default = {} satisfies StoryObj<typeof meta>;
