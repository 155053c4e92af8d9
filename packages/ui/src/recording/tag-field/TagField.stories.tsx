import type { Meta, StoryObj } from "@storybook/react-vite";
import { setInteractionModality } from "react-aria/useFocusVisible";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { arabicTag, longTag, manyTags, tags } from "../../samples/tags.ts";
import { rightToLeftPage } from "../../samples/right-to-left-page.tsx";
import { TagField } from "./TagField.tsx";

const meta = {
  component: TagField,
  // A chip describes its keys only if the last input was a key, which another story may have changed.
  beforeEach: () => setInteractionModality("keyboard"),
  args: { tags, chosen: new Set(["tag-1"]), onAdd: fn(), onRemove: fn(), onCreate: fn() },
  render: function Rendered(args) {
    const [chosen, setChosen] = useState(args.chosen);
    return (
      <TagField
        {...args}
        chosen={chosen}
        onAdd={(id) => {
          args.onAdd(id);
          setChosen(new Set([...chosen, id]));
        }}
        onRemove={(id) => {
          args.onRemove(id);
          setChosen(new Set([...chosen].filter((one) => one !== id)));
        }}
      />
    );
  },
} satisfies Meta<typeof TagField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** UNT-04: tags are found and added by keyboard; the list has only tags that are not added yet. */
export const Default = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Add a tag" });
    await userEvent.click(canvas.getByRole("button", { name: "Show tags" }));
    await expect((await canvas.findAllByRole("option")).map((option) => option.textContent)).toEqual([
      "Lab",
      "Thermodynamics",
      "Ask again",
    ]);
    await userEvent.type(field, "therm");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onAdd).toHaveBeenCalledWith("tag-3");
    await expect(field).toHaveValue("");
    await expect(await canvas.findByRole("row", { name: "Thermodynamics" })).toBeVisible();
  },
} satisfies Story;

/** UNT-04: Enter adds the first match, or creates a tag if no tag has the name. */
export const Creating = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Add a tag" });
    await userEvent.type(field, "LAB");
    // ACC-06: Safari's Enter at the end of a composition, with and without a marked option.
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    await userEvent.keyboard("{ArrowDown}");
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onAdd).toHaveBeenCalledWith("tag-2");
    await userEvent.type(field, "  Organic   chemistry");
    await expect(await canvas.findByRole("option", { name: "Create “Organic chemistry”" })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(args.onCreate).toHaveBeenCalledWith("Organic chemistry");
    // OFF-03: the name stays until the tag is there.
    await expect(field).toHaveValue("  Organic   chemistry");
    await userEvent.clear(field);
  },
} satisfies Story;

/** UNT-04: a tag is removed with its button or Delete; after the last one the field gets the focus. */
export const TakingOff = {
  args: { chosen: new Set(["tag-1", "tag-2"]) },
  play: async ({ args, canvas }) => {
    const exam = canvas.getByRole("row", { name: "Exam" });
    await userEvent.click(within(exam).getByRole("button", { name: /^Remove/ }));
    await expect(args.onRemove).toHaveBeenCalledWith("tag-1");
    canvas.getByRole("row", { name: "Lab" }).focus();
    await userEvent.keyboard("{Delete}");
    await expect(args.onRemove).toHaveBeenCalledWith("tag-2");
    await waitFor(() => expect(canvas.getByRole("combobox")).toHaveFocus());
  },
} satisfies Story;

export const Empty = { args: { tags: [], chosen: new Set() } } satisfies Story;
export const Busy = { args: { busy: true } } satisfies Story;
export const Full = { args: { limit: "A recording can have up to 20 tags" } } satisfies Story;
export const LongNamesNarrow = {
  args: { tags: [...tags, longTag, arabicTag], chosen: new Set([longTag.id, arabicTag.id]) },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;
export const RightToLeft = {
  args: { tags: [...tags, arabicTag], chosen: new Set(["tag-1", arabicTag.id]) },
  decorators: [rightToLeftPage],
} satisfies Story;
export const Many = {
  args: { tags: manyTags(200), chosen: new Set() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.keyboard("{ArrowDown}");
    await expect(await canvas.findAllByRole("option")).toHaveLength(200);
  },
} satisfies Story;
