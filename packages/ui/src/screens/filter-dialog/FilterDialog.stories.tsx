import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { arabicTag, longTag, manyTags, tags } from "../../samples/tags.ts";
import { FilterDialog } from "./FilterDialog.tsx";
import { framedInDocs } from "../../samples/controls.ts";

const meta = {
  parameters: framedInDocs,
  component: FilterDialog,
  args: {
    state: { kind: "ready", tags },
    chosen: new Set(["tag-2"]),
    isUnfiled: false,
    onTagChange: fn(),
    onUnfiledChange: fn(),
    onClear: fn(),
    onManage: fn(),
    onClose: fn(),
    focusFallback: { current: null },
  },
} satisfies Meta<typeof FilterDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** UNT-04: each choice takes effect at once. */
export const Ready = {
  play: async ({ args }) => {
    await expect(await screen.findByRole("checkbox", { name: "Lab" })).toBeChecked();
    await userEvent.click(screen.getByRole("checkbox", { name: "Exam" }));
    await expect(args.onTagChange).toHaveBeenCalledWith("tag-1", true);
    await userEvent.click(screen.getByRole("checkbox", { name: "Not in a folder" }));
    await expect(args.onUnfiledChange).toHaveBeenCalledWith(true);
    await userEvent.click(screen.getByRole("button", { name: "Clear Filter" }));
    await expect(args.onClear).toHaveBeenCalled();
  },
} satisfies Story;
export const Loading = { args: { state: { kind: "loading" }, chosen: new Set() } } satisfies Story;
export const Failed = { args: { state: { kind: "failed" }, chosen: new Set(), isUnfiled: true } } satisfies Story;
export const NoTags = { args: { state: { kind: "ready", tags: [] }, chosen: new Set() } } satisfies Story;
export const ManyOnPhone = {
  args: { state: { kind: "ready", tags: manyTags(200) } },
  globals: { viewport: { value: "phone" } },
} satisfies Story;
export const LongTextNarrow = {
  args: { state: { kind: "ready", tags: [longTag, arabicTag] } },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;
