import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../badge/Badge.tsx";
import { toControls } from "../../samples/controls.ts";
import { inline } from "./Inline.css.ts";
import { Inline } from "./Inline.tsx";

const meta = {
  title: "elements/inline/Inline",
  component: Inline,
  argTypes: toControls(inline),
  args: { gap: "s", children: ["One", "Two", "Three"].map((word) => <Badge key={word}>{word}</Badge>) },
} satisfies Meta<typeof Inline>;
export default meta;

export const Default = {} satisfies StoryObj<typeof meta>;
