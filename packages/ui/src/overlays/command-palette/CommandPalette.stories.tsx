import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../elements/button/Button.tsx";
import { home, library, search, settings, star } from "../../elements/icon/glyphs.ts";
import { folder } from "../../elements/icon/screen-glyphs.ts";
import { CommandPalette, type PaletteGroup } from "./CommandPalette.tsx";
import { framedInDocs } from "../../samples/controls.ts";

const onChoose = fn();

const goTo: PaletteGroup = {
  label: "Go to",
  items: [
    { id: "home", label: "Home", onChoose, glyph: home },
    { id: "recordings", label: "Recordings", onChoose, glyph: library },
    { id: "folders", label: "Folders", onChoose, glyph: folder },
    { id: "favorites", label: "Favorites", onChoose, glyph: star },
    { id: "search", label: "Search your lectures", onChoose, glyph: search, keys: ["/"] },
    { id: "settings", label: "Settings", onChoose, glyph: settings },
  ],
};

const found: readonly PaletteGroup[] = [
  {
    label: "Recordings",
    items: [
      { id: "enzymes", label: "Enzymes and the rate of a reaction", onChoose, note: "March 3, 2026" },
      { id: "cells", label: "Cells", onChoose, note: "February 24, 2026" },
    ],
  },
  {
    label: "In your lectures",
    items: [
      {
        id: "said",
        label: "An enzyme holds its substrate as a hand holds a ball, and lets go of the product.",
        note: "Membranes · 12:40",
        onChoose,
      },
    ],
  },
];

const meta = {
  parameters: framedInDocs,
  component: CommandPalette,
  args: {
    open: true,
    onOpenChange: fn(),
    label: "Search or jump to…",
    placeholder: "Pages, recordings or transcripts",
    query: "",
    onQueryChange: fn(),
    groups: [goTo],
    focusFallback: { current: null },
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const selected = () => screen.getByRole("option", { selected: true });

/** FND-03: arrow keys move and wrap around; the field keeps the focus and announces the active item. */
export const Commands = {
  play: async () => {
    const field = await screen.findByRole("combobox", { name: "Search or jump to…" });
    await expect(field).toHaveFocus();
    await expect(selected()).toHaveTextContent("Home");
    await userEvent.keyboard("{ArrowDown}");
    await expect(selected()).toHaveTextContent("Recordings");
    await expect(field).toHaveAttribute("aria-activedescendant", selected().id);
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(selected()).toHaveTextContent("Settings");
    await userEvent.keyboard("{ArrowDown}");
    await expect(selected()).toHaveTextContent("Home");
  },
} satisfies Story;

export const Found = { args: { query: "enzyme", groups: found } } satisfies Story;
export const Searching = {
  args: { query: "enzyme", groups: found.slice(0, 1), status: "Searching your lectures…" },
} satisfies Story;
export const Nothing = {
  args: { query: "qwxzz", groups: [], status: "No results for “qwxzz”" },
} satisfies Story;
export const Unavailable = {
  args: { query: "enzyme", groups: found.slice(0, 1), status: "Couldn't search your lectures." },
} satisfies Story;
export const OnPhone = {
  args: { query: "enzyme", groups: found },
  globals: { viewport: { value: "phone" } },
} satisfies Story;

/** FND-03: Enter closes the palette, returns the focus, and only then runs the chosen item. */
export const ChosenByKeyboard = {
  render: function ChosenByKeyboard(args) {
    const [open, setOpen] = useState(false);
    const [query, setQuery] = useState("");
    const fallback = useRef<HTMLButtonElement>(null);
    return (
      <>
        <Button ref={fallback} onClick={() => setOpen(true)}>
          Open
        </Button>
        <CommandPalette
          {...args}
          open={open}
          onOpenChange={setOpen}
          query={query}
          onQueryChange={setQuery}
          groups={[{ ...goTo, items: goTo.items.filter(({ label }) => label.toLowerCase().includes(query)) }]}
          focusFallback={fallback}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    onChoose.mockClear();
    const opener = canvas.getByRole("button", { name: "Open" });
    await userEvent.click(opener);
    const field = await screen.findByRole("combobox");
    await userEvent.keyboard("f{ArrowDown}");
    // ACC-06: Safari's Enter at the end of a composition.
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    await expect(screen.getByRole("dialog")).toHaveAttribute("data-state", "open");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(onChoose).toHaveBeenCalledTimes(1));
    await expect(opener).toHaveFocus();
  },
} satisfies Story;
