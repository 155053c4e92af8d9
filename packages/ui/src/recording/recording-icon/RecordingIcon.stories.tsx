import type { Meta, StoryObj } from "@storybook/react-vite";
import { toGlyph, recordingIconNames } from "@lectern/domain/recording-icon";
import { Inline } from "../../elements/inline/Inline.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { RecordingIcon } from "./RecordingIcon.tsx";

const meta = {
  component: RecordingIcon,
  args: { glyph: "microphone", color: "#3B82F6" },
} satisfies Meta<typeof RecordingIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Large = { args: { size: "large" } } satisfies Story;

/** REC-10: every name of the specification, and an unknown one. */
export const EveryName = {
  render: () => (
    <Inline gap="l">
      {[...recordingIconNames, "no such icon"].map((name) => (
        <Inline key={name} gap="xs">
          <RecordingIcon glyph={toGlyph(name)} color="#3B82F6" />
          <Text as="span" size="caption" color="muted">
            {name}
          </Text>
        </Inline>
      ))}
    </Inline>
  ),
} satisfies Story;

const colors = ["#000000", "#FFFFFF", "#FACC15", "#84CC16", "#22D3EE", "#EF4444", "#8B5CF6", "#F5F1E6", "not a color"];

/** The icon has enough contrast on every colour that a phone can send. */
export const AnyColor = {
  render: () => (
    <Inline>
      {colors.map((color) => (
        <RecordingIcon key={color} glyph="book" color={color} />
      ))}
    </Inline>
  ),
} satisfies Story;
