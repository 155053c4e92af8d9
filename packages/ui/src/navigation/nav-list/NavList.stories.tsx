import type { Meta, StoryObj } from "@storybook/react-vite";
import { bug, help, shield, terms } from "../../elements/icon/screen-glyphs.ts";
import { NavList } from "./NavList.tsx";

const meta = {
  component: NavList,
  args: {
    items: [
      { label: "Contact Support", href: "#support", glyph: help },
      { label: "Bug Report", href: "#bug", glyph: bug },
      { label: "Privacy Policy", href: "#privacy", glyph: shield },
      { label: "Terms of Service", href: "#terms", glyph: terms },
    ],
  },
} satisfies Meta<typeof NavList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Narrow = { globals: { viewport: { value: "narrow" } } } satisfies Story;
