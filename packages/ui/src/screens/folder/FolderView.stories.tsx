import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { folder, longFolder, unbreakableFolder } from "../../samples/folders.ts";
import { CardDetails } from "../../cards/card-details/CardDetails.tsx";
import { arabic, hebrew } from "../../samples/right-to-left.ts";
import { lecture, lectureDetails, lectures, longTitle, many } from "../../samples/recordings.ts";
import { rightToLeftPage } from "../../samples/right-to-left-page.tsx";
import { KeepUnitButton } from "../../recording/keep-unit-button/KeepUnitButton.tsx";
import { share } from "../../elements/icon/screen-glyphs.ts";
import { AskUnitView } from "../ask-unit/AskUnitView.tsx";
import { narrowHeader } from "../recording/narrow-header.ts";
import { ExamRegion } from "./exam-region/ExamRegion.tsx";
import { KeyTerms } from "./key-terms/KeyTerms.tsx";
import { FolderView, loadAddDialog } from "./FolderView.tsx";

const inside = lectures.slice(0, 4);
const exam = (
  <ExamRegion
    state={{
      kind: "ready",
      plan: {
        cards: 100,
        days: [31, 20, 28, 24, 22, 18, 64],
        forecast: { low: 82, high: 88 },
        missingReviews: 0,
        compared: null,
      },
    }}
    name=""
    day="October 20"
    daysLeft={18}
    target={90}
    lecturesNotRead={[{ id: "law", title: "Constitutional law seminar", href: "#law" }]}
    lecturesWithoutCards={[]}
    practiceHref="#practice"
    onEdit={fn()}
    onSaveCalendar={fn()}
    onMarkAllRead={fn()}
    onRetry={fn()}
  />
);
const asking = (
  <>
    <AskUnitView
      chat={{ kind: "idle", messages: [] }}
      lectures={inside}
      chosen={new Set(inside.map(({ id }) => id))}
      mostChosen={200}
      draft=""
      onDraftChange={fn()}
      onChoose={fn()}
      onUse={fn()}
      onSend={fn()}
      onAskAgain={fn()}
      onCopy={fn()}
      onCopyConversation={fn()}
      momentHref={(seconds, recording) => `#${recording}-${seconds}`}
    />
    <KeyTerms state={{ kind: "closed" }} onOpenChange={fn()} onRetry={fn()} momentHref={() => "#moment"} />
  </>
);

const meta = {
  parameters: { surface: "sheet" },
  component: FolderView,
  loaders: [async () => void (await loadAddDialog())],
  args: {
    state: { kind: "ready", folder },
    recordings: { kind: "ready", recordings: inside },
    adding: { kind: "closed" },
    foldersHref: "#folders",
    recordingHref: (id) => `#${id}`,
    renderDetails: () => <CardDetails details={lectureDetails} />,
    onAddingOpenChange: fn(),
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onEdit: fn(),
    onEditExam: fn(),
    onEditCourseEnd: fn(),
    onDelete: fn(),
    menuItems: [{ label: "Export", glyph: share, onSelect: fn() }],
  },
} satisfies Meta<typeof FolderView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add Recording" }));
    await expect(args.onAddingOpenChange).toHaveBeenCalledWith(true);
  },
} satisfies Story;
const more = `More options for ${folder.name}`;
/** FOL-10: Edit Folder passes the folder and the menu's button. */
export const Editing = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: more });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Edit Folder" }));
    await expect(args.onEdit).toHaveBeenCalledWith(folder, button);
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Add Exam Date" }));
    await expect(args.onEditExam).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
export const Loading = { args: { state: { kind: "loading" }, recordings: { kind: "loading" } } } satisfies Story;
export const Failed = {
  args: { state: { kind: "failed" } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to load folder");
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
/** OFF-04: the folder is being kept on this device, and can be stopped. */
export const KeepingUnit = {
  args: { actions: <KeepUnitButton state={{ kind: "keeping", done: 2, all: 4 }} onPress={fn()} onKeepNow={fn()} /> },
} satisfies Story;
/** OFF-04: on mobile data, keeping the folder waits for wifi. */
export const UnitWaits = {
  args: { actions: <KeepUnitButton state={{ kind: "waiting" }} onPress={fn()} onKeepNow={fn()} /> },
} satisfies Story;
/** The whole page: its exam, its question and its key terms, above its recordings. */
export const WithExam = {
  args: {
    state: { kind: "ready", folder: { ...folder, exam: { date: "2025-10-20", name: "", target: 90 } } },
    exam,
    examRoom: "plan",
    asking,
  },
} satisfies Story;
/** A page from right to left: each part stands at the other side. */
export const RightToLeft = {
  ...WithExam,
  args: {
    ...WithExam.args,
    recordings: { kind: "ready", recordings: [arabic.recording, hebrew.recording, ...inside.slice(1, 3)] },
    renderDetails: () => <CardDetails details={arabic.details} />,
    actions: <KeepUnitButton state={{ kind: "keeping", done: 2, all: 4 }} onPress={fn()} onKeepNow={fn()} />,
  },
  decorators: [rightToLeftPage],
} satisfies Story;
export const Deleting = { args: { state: { kind: "deleting", folder } } } satisfies Story;
export const RecordingsLoading = { args: { recordings: { kind: "loading" } } } satisfies Story;
export const RecordingsFailed = {
  args: { recordings: { kind: "failed" } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to load recordings");
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
export const Empty = { args: { recordings: { kind: "empty" } } } satisfies Story;
export const AddingLoading = { args: { adding: { kind: "loading" } } } satisfies Story;
export const AddingFailed = { args: { adding: { kind: "failed" } } } satisfies Story;
export const AddingEmpty = { args: { adding: { kind: "empty" } } } satisfies Story;
/** FOL-06: a recording in another folder names the folder that it would leave. */
export const AddingReady = {
  args: {
    adding: {
      kind: "ready",
      recordings: lectures.slice(4).map((each, index) => (index === 1 ? { ...each, folderId: "law" } : each)),
    },
    folderNames: new Map([["law", "Constitutional law"]]),
  },
  play: async () => {
    await expect(await screen.findByRole("checkbox", { name: /now in Constitutional law$/ })).toBeInTheDocument();
    await expect(screen.getAllByRole("checkbox", { name: /now in/ })).toHaveLength(1);
  },
} satisfies Story;
export const Adding = { args: { adding: { kind: "adding", recordings: lectures.slice(4) } } } satisfies Story;
export const LongText = {
  args: { state: { kind: "ready", folder: longFolder }, recordings: { kind: "ready", recordings: [longTitle] } },
} satisfies Story;
export const UnbreakableNarrow = {
  args: { state: { kind: "ready", folder: unbreakableFolder } },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;
export const Many = { args: { recordings: { kind: "ready", recordings: many(24) } } } satisfies Story;

/** FOL-07: a recording that is removed leaves the list, and the heading gets the focus. */
export const Removing = {
  render: function Removing(args) {
    const [rows, setRows] = useState(lectures.slice(0, 2));
    return (
      <FolderView
        {...args}
        recordings={{ kind: "ready", recordings: rows }}
        onRemove={(id) => setRows((now) => now.filter((row) => row.id !== id))}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: `More options for ${lecture.name}` }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Remove from Folder" }));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
} satisfies Story;

/** FOL-04 and product decision 16: its own button asks, on a phone the menu, and the focus goes back. */
export const AskingToDelete = {
  play: async ({ args, canvas }) => {
    const isInMenu = matchMedia(narrowHeader).matches;
    const button = canvas.getByRole("button", { name: isInMenu ? more : "Delete Folder" });
    const ask = async () => {
      await userEvent.click(button);
      if (isInMenu) await userEvent.click(await screen.findByRole("menuitem", { name: "Delete Folder" }));
    };
    await ask();
    const dialog = await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await expect(dialog).toHaveTextContent("This will permanently delete your folder.");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await ask();
    await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
