import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "../../elements/heading/Heading.tsx";
import { trash } from "../../elements/icon/glyphs.ts";
import { IconButton } from "../../elements/icon-button/IconButton.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { ReadingHeader, ReadingHeaderSkeleton } from "./ReadingHeader.tsx";

const backLink = { href: "#recordings", title: "Recordings" };
const meta = {
  parameters: { surface: "sheet" },
  component: ReadingHeader,
  args: {
    backLink,
    controls: <IconButton glyph={trash} label="Delete Recording" />,
    children: (
      <>
        <Heading level={1}>Photosynthesis: Light Reactions and the Calvin Cycle</Heading>
        <Text color="muted">March 2, 2026</Text>
      </>
    ),
  },
} satisfies Meta<typeof ReadingHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
export const Loading = {
  render: () => <ReadingHeaderSkeleton backLink={backLink} title="Recording" />,
} satisfies Story;
