import type { Meta, StoryObj } from "@storybook/react-vite";
import { RecordingIcon } from "../../recording/recording-icon/RecordingIcon.tsx";
import { CardDetails } from "../card-details/CardDetails.tsx";
import { lecture, lectureDetails, longTitle, unbreakableTitle } from "../../samples/recordings.ts";
import { LibraryCard } from "./LibraryCard.tsx";

const meta = {
  component: LibraryCard,
  args: {
    id: lecture.id,
    title: lecture.name,
    createdAt: lecture.createdAt,
    icon: <RecordingIcon glyph="book" color="#16A34A" />,
    controls: null,
    href: "#",
    openLabel: "Open Recording",
    details: <CardDetails details={lectureDetails} />,
  },
} satisfies Meta<typeof LibraryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const LongTitle = { args: { title: longTitle.name } } satisfies Story;
export const UnbreakableTitle = {
  args: { title: unbreakableTitle.name },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;
