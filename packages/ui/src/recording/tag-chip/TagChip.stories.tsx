import type { Meta, StoryObj } from "@storybook/react-vite";
import { tagColors } from "@lectern/domain/tag";
import { Inline } from "../../elements/inline/Inline.tsx";
import { longTag, tags } from "../../samples/tags.ts";
import { TagChip } from "./TagChip.tsx";

const meta = { component: TagChip, args: { tag: tags[0]! } } satisfies Meta<typeof TagChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
/** UNT-04: each color beside words, in both themes. */
export const Palette = {
  render: () => (
    <Inline>
      {tagColors.map((color) => (
        <TagChip key={color} tag={{ name: color, color }} />
      ))}
    </Inline>
  ),
} satisfies Story;
export const LongNarrow = {
  args: { tag: longTag, isWhole: true },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;
