import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { longTitle, unbreakableTitle } from "../../samples/recordings.ts";
import { guide } from "../../samples/study-guides.ts";
import { arabic } from "../../samples/right-to-left.ts";
import { StudyGuideView } from "./StudyGuideView.tsx";
import type { StudyGuideState } from "./study-guide.state.ts";

const ready: Extract<StudyGuideState, { kind: "ready" }> = { kind: "ready", guide, title: { kind: "idle" } };

const meta = {
  parameters: { surface: "sheet" },
  component: StudyGuideView,
  args: { state: ready, guidesHref: "#reviews", onRetry: fn(), onRename: fn(), onDelete: fn() },
} satisfies Meta<typeof StudyGuideView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Edit Title" }));
    await userEvent.clear(canvas.getByRole("textbox", { name: "Title" }));
    await userEvent.keyboard("Final{Enter}");
    await expect(args.onRename).toHaveBeenCalledWith("Final", expect.any(String));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Edit Title" })).toHaveFocus());
  },
} satisfies Story;
export const Reading = {} satisfies Story;
export const Loading = { args: { state: { kind: "loading" } } } satisfies Story;
export const Failed = {
  args: { state: { kind: "failed" } },
  play: ({ canvas }) => expect(canvas.getByRole("alert")).toHaveTextContent("Failed to load study guide"),
} satisfies Story;
export const NoContent = { args: { state: { ...ready, guide: { ...guide, content: null } } } } satisfies Story;
export const TitleFailed = {
  args: { state: { ...ready, title: { kind: "failed", draft: "Final: everything" } } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Title" });
    await expect(field).toHaveValue("Final: everything");
    await expect(field).not.toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(field).toHaveFocus();
  },
} satisfies Story;
export const LongTitle = {
  args: { state: { ...ready, guide: { ...guide, title: longTitle.name } } },
} satisfies Story;
export const UnbreakableNarrow = {
  args: { state: { ...ready, guide: { ...guide, title: unbreakableTitle.name } } },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;

export const Deleting = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Delete Study Guide" });
    await userEvent.click(button);
    await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
  },
} satisfies Story;

/** TRN-03 */
export const Arabic = {
  args: { state: { ...ready, guide: arabic.guide } },
  play: ({ canvas }) => expect(getComputedStyle(canvas.getByText(/تنخفض السرعة/)).direction).toBe("rtl"),
} satisfies Story;
