import type { Meta, StoryObj } from "@storybook/react-vite";
import { NoteCard } from "../../cards/note-card/NoteCard.tsx";
import { book } from "../../elements/icon/glyphs.ts";
import { CardGrid } from "./CardGrid.tsx";

const meta = {
  component: CardGrid,
  args: {
    items: ["One", "Two", "Three", "Four"].map((title) => ({
      key: title,
      card: <NoteCard glyph={book} title={title} description="A card." />,
    })),
  },
} satisfies Meta<typeof CardGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
