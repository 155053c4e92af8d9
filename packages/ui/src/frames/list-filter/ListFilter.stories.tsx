import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { arabicTag, longTag, tags } from "../../samples/tags.ts";
import { ListFilter } from "./ListFilter.tsx";

const [exam, lab] = tags;

const meta = {
  component: ListFilter,
  args: { parts: [], onRemove: fn(), onClear: fn(), onOpen: fn() },
} satisfies Meta<typeof ListFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** UNT-04: shows that a list is filtered, and by what. */
export const Filtered = {
  args: { parts: [{ kind: "unfiled" }, { kind: "tag", tag: exam! }, { kind: "tag", tag: lab! }] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove filter: Lab" }));
    await expect(args.onRemove).toHaveBeenCalledWith({ kind: "tag", tag: lab });
    await userEvent.click(canvas.getByRole("button", { name: "Clear Filter" }));
    await expect(args.onClear).toHaveBeenCalled();
  },
} satisfies Story;
export const LongNamesNarrow = {
  args: { parts: [longTag, arabicTag].map((tag) => ({ kind: "tag", tag }) as const) },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;
