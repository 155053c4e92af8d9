import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { longTitle, unbreakableTitle } from "../../samples/recordings.ts";
import { guideSummary, guides, manyGuides } from "../../samples/study-guides.ts";
import { StudyGuidesView } from "./StudyGuidesView.tsx";

const meta = {
  parameters: { surface: "sheet" },
  component: StudyGuidesView,
  args: {
    onRetry: fn(),
    state: { kind: "ready", guides },
    query: "",
    onQueryChange: fn(),
    guideHref: (id) => `#${id}`,
    onDelete: fn(),
  },
} satisfies Meta<typeof StudyGuidesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready = {} satisfies Story;
export const Loading = { args: { state: { kind: "loading" } } } satisfies Story;
export const Failed = { args: { state: { kind: "failed" } } } satisfies Story;
export const Empty = { args: { state: { kind: "empty" } } } satisfies Story;
export const NoMatch = { args: { state: { kind: "no-match", query: "botany" }, query: "botany" } } satisfies Story;
export const LongText = {
  args: {
    state: {
      kind: "ready",
      guides: [
        { ...guideSummary, title: longTitle.name },
        { ...guideSummary, id: "b", title: unbreakableTitle.name },
        { ...guideSummary, id: "c", title: "" },
      ],
    },
  },
} satisfies Story;
export const Many = { args: { state: { kind: "ready", guides: manyGuides(24) } } } satisfies Story;

/** Product decision 16: asks first, then removes the guide, and the heading gets the focus. */
export const Deleting = {
  render: function Deleting(args) {
    const [rows, setRows] = useState(guides);
    return (
      <StudyGuidesView
        {...args}
        state={{ kind: "ready", guides: rows }}
        onDelete={(id) => {
          args.onDelete(id);
          setRows((now) => now.filter((row) => row.id !== id));
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: `More options for ${guideSummary.title}` }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await expect(dialog).toHaveTextContent("This will permanently delete your study guide.");
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await expect(args.onDelete).toHaveBeenCalledWith(guideSummary.id);
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
  },
} satisfies Story;
