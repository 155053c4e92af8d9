import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Badge } from "../../elements/badge/Badge.tsx";
import { layers } from "../../elements/icon/screen-glyphs.ts";
import { tools } from "../../screens/tools/tools.ts";
import { NoteCard } from "./NoteCard.tsx";

const meta = {
  component: NoteCard,
  args: { glyph: layers, title: "Batch Processing", description: "Several recordings at once." },
} satisfies Meta<typeof NoteCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
/** TLS-01 */
export const Available = {
  args: { ...tools[0], badge: <Badge tone="positive">Available</Badge> },
} satisfies Story;
export const ComingSoon = { args: { ...tools[1], badge: <Badge>Coming Soon</Badge> } } satisfies Story;
/** The whole card is a button. */
export const Pressable = {
  args: { onPress: fn() },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Batch Processing" });
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledWith(button);
  },
} satisfies Story;
export const WithBadge = { args: { badge: <Badge>Coming Soon</Badge> } } satisfies Story;
