import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { SelectionBar } from "./SelectionBar.tsx";
import { rightToLeftPage } from "../../samples/right-to-left-page.tsx";

const meta = {
  component: SelectionBar,
  args: {
    count: 12,
    total: 31,
    areFavorites: false,
    onMove: fn(),
    onTag: fn(),
    onFavorite: fn(),
    onExport: fn(),
    onDelete: fn(),
    onSelectAll: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** UNT-05: a single confirmation for all of them, with their number. */
export const Default = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add to Favorites" }));
    await expect(args.onFavorite).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    const question = await screen.findByRole("alertdialog", { name: "Delete 12 recordings?" });
    await expect(question).toHaveTextContent("This action cannot be undone.");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Delete" })).toHaveFocus());
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    await userEvent.click(await screen.findByRole("button", { name: "Delete 12 recordings" }));
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
export const None = { args: { count: 0 } } satisfies Story;
export const One = { args: { count: 1 } } satisfies Story;
export const AllFavorites = { args: { count: 31, areFavorites: true } } satisfies Story;
export const Busy = { args: { busy: true } } satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
export const RightToLeft = { decorators: [rightToLeftPage] } satisfies Story;
