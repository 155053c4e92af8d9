import type { Meta, StoryObj } from "@storybook/react-vite";
import { FormPage } from "./FormPage.tsx";

const meta = {
  component: FormPage,
  args: {
    title: "Bug Report",
    note: "Tell us what broke.",
    settingsHref: "#settings",
    children: "A form stands here.",
  },
} satisfies Meta<typeof FormPage>;
export default meta;

export const Default = {} satisfies StoryObj<typeof meta>;
