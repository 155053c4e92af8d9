import type { Meta, StoryObj } from "@storybook/react-vite";
import { setInteractionModality } from "react-aria/useFocusVisible";
import { expect, fn, screen, userEvent } from "storybook/test";
import { lecture, longTitle } from "../../samples/recordings.ts";
import { arabicTag, longTag, manyTags, tags } from "../../samples/tags.ts";
import { TaggingDialog } from "./TaggingDialog.tsx";
import { framedInDocs } from "../../samples/controls.ts";

const ready = { kind: "ready", isCreating: false, tags, chosen: new Set(["tag-1", "tag-2"]), proposed: [] } as const;

const meta = {
  parameters: framedInDocs,
  component: TaggingDialog,
  // A chip describes its keys only if the last input was a key, which another story may have changed.
  beforeEach: () => setInteractionModality("keyboard"),
  args: {
    state: ready,
    subject: lecture.name,
    onClose: fn(),
    onAdd: fn(),
    onRemove: fn(),
    onAddName: fn(),
    onManage: fn(),
    focusFallback: { current: null },
  },
} satisfies Meta<typeof TaggingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready = {
  play: async ({ args }) => {
    await expect(await screen.findByRole("dialog", { name: "Tags" })).toHaveTextContent(lecture.name);
    await userEvent.click(screen.getByRole("button", { name: "Manage Tags" }));
    await expect(args.onManage).toHaveBeenCalled();
  },
} satisfies Story;
/** UNT-04: only the student adds the tags that the lecture suggests. */
export const Proposed = {
  args: { state: { ...ready, chosen: new Set(), proposed: ["SN2 reaction", "Leaving group"] } },
  play: async ({ args }) => {
    const suggestions = await screen.findByRole("group", { name: "Suggested tags" });
    await expect(suggestions).toHaveTextContent("SN2 reaction");
    await expect(args.onAddName).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Leaving group" }));
    await expect(args.onAddName).toHaveBeenCalledWith("Leaving group");
  },
} satisfies Story;
export const NoTags = { args: { state: { ...ready, tags: [], chosen: new Set() } } } satisfies Story;
export const Loading = { args: { state: { kind: "loading" } } } satisfies Story;
export const Failed = {
  args: { state: { kind: "failed" } },
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("Couldn't load tags");
  },
} satisfies Story;
export const Creating = { args: { state: { ...ready, isCreating: true } } } satisfies Story;
export const Full = { args: { state: { ...ready, limit: "A recording can have up to 20 tags" } } } satisfies Story;
export const ManyOnPhone = {
  args: { state: { ...ready, tags: manyTags(200), chosen: new Set(["tag-3", "tag-120"]) } },
  globals: { viewport: { value: "phone" } },
} satisfies Story;
export const LongTextNarrow = {
  args: {
    state: { ...ready, tags: [longTag, arabicTag], chosen: new Set([longTag.id, arabicTag.id]) },
    subject: longTitle.name,
  },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;
