import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { tags } from "../../samples/tags.ts";
import { LibraryToolbar, loadToolbarParts } from "./LibraryToolbar.tsx";

const [exam] = tags;

const meta = {
  parameters: { surface: "sheet" },
  component: LibraryToolbar,
  loaders: [async () => void (await loadToolbarParts())],
  args: {
    label: "Search recordings",
    placeholder: "Search recordings...",
    value: "",
    onChange: fn(),
    options: { order: "date", layout: "cards", onOrderChange: fn(), onLayoutChange: fn() },
    filter: { parts: [], onRemove: fn(), onClear: fn(), onOpen: fn() },
    actions: [
      { label: "Select", onSelect: fn() },
      { label: "Export", onSelect: fn() },
    ],
    menuLabel: "More options for recordings",
  },
} satisfies Meta<typeof LibraryToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Filter" }));
    await expect(args.filter?.onOpen).toHaveBeenCalled();
  },
} satisfies Story;

/** UNT-04: a filter has a row of its own below. */
export const Filtered = {
  args: { filter: { parts: [{ kind: "tag", tag: exam! }], onRemove: fn(), onClear: fn(), onOpen: fn() } },
} satisfies Story;

/** REC-17, REC-18: order and layout are in the menu of a phone. */
export const OnPhone = {
  globals: { viewport: { value: "phone" } },
  play: async ({ args, canvas }) => {
    if (!window.matchMedia("(max-width: 40em)").matches) return;
    const button = canvas.getByRole("button", { name: "More options for recordings" });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Sort by Name" }));
    await expect(args.options?.onOrderChange).toHaveBeenCalledWith("name");
  },
} satisfies Story;

/** A list without order, layout and filter. */
export const SearchOnly = {
  args: {
    label: "Search study guides",
    placeholder: "Search study guides...",
    options: undefined,
    filter: undefined,
    actions: [],
  },
} satisfies Story;
