import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../inline/Inline.tsx";
import { Text } from "../text/Text.tsx";
import { toControls } from "../../samples/controls.ts";
import { icon } from "./Icon.css.ts";
import * as glyphs from "./glyphs.ts";
import * as screenGlyphs from "./screen-glyphs.ts";
import { Icon } from "./Icon.tsx";

const meta = {
  title: "elements/icon/Icon",
  component: Icon,
  argTypes: toControls(icon),
  args: { glyph: glyphs.star },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Named = { args: { label: "Favorite" } } satisfies Story;

const everyGlyph = Object.entries({ ...glyphs, ...screenGlyphs }).toSorted(([a], [b]) => (a < b ? -1 : 1));
export const Everything = {
  render: () => (
    <Inline gap="l">
      {everyGlyph.map(([name, glyph]) => (
        <Inline key={name} gap="xs">
          <Icon glyph={glyph} />
          <Text as="span" size="caption" color="muted">
            {name}
          </Text>
        </Inline>
      ))}
    </Inline>
  ),
} satisfies Story;
