import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { LibrarySearch } from "./LibrarySearch.tsx";

const meta = {
  component: LibrarySearch,
  args: {
    label: "Search recordings",
    placeholder: "Search recordings...",
    value: "",
    onChange: fn(),
    searchHref: (query) => `#search?q=${query}`,
  },
} satisfies Meta<typeof LibrarySearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;

/** FND-01: the link includes the typed text. */
export const Typed = {
  args: { value: " mitosis " },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Search what was said" })).toHaveAttribute(
      "href",
      "#search?q=mitosis",
    );
  },
} satisfies Story;
