import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../elements/inline/Inline.tsx";
import { FolderDisc } from "./FolderDisc.tsx";

const meta = {
  component: FolderDisc,
  args: { color: "#3B82F6" },
} satisfies Meta<typeof FolderDisc>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Everything = {
  render: () => (
    <Inline>
      <FolderDisc color="#FACC15" />
      <FolderDisc color="#0F172A" />
      <FolderDisc color="#DB2777" size="large" />
    </Inline>
  ),
} satisfies Story;
