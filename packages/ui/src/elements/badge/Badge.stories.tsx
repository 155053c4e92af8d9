import type { Meta, StoryObj } from "@storybook/react-vite";
import { tones } from "../../theme/roles.ts";
import { Inline } from "../inline/Inline.tsx";
import { toControls } from "../../samples/controls.ts";
import { badge } from "./Badge.css.ts";
import { Badge } from "./Badge.tsx";

const meta = {
  title: "elements/badge/Badge",
  component: Badge,
  argTypes: toControls(badge),
  args: { children: "Premium", tone: "promote" },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Everything = {
  render: () => (
    <Inline>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
} satisfies Story;
