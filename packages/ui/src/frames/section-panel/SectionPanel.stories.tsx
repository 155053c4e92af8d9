import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../elements/button/Button.tsx";
import { Inline } from "../../elements/inline/Inline.tsx";
import { toControls } from "../../samples/controls.ts";
import { panel } from "./SectionPanel.css.ts";
import { SectionPanel } from "./SectionPanel.tsx";

const meta = {
  component: SectionPanel,
  argTypes: toControls(panel),
  args: { title: "Appearance", note: "Saved on this device.", children: "A setting stands here." },
} satisfies Meta<typeof SectionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Critical = {
  args: {
    tone: "critical",
    title: "Delete Account",
    note: "There is no way back.",
    children: (
      <Inline>
        <Button variant="critical">Delete Account</Button>
      </Inline>
    ),
  },
} satisfies Story;
