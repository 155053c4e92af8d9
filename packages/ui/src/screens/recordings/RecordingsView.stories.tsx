import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { FoundMoments } from "../../frames/found-moments/FoundMoments.tsx";
import { FirstRun } from "../../frames/first-run/FirstRun.tsx";
import { CardDetails } from "../../cards/card-details/CardDetails.tsx";
import { arabic, hebrew } from "../../samples/right-to-left.ts";
import { inWeeks, lecture, lectureDetails, lectures, longTitle, unbreakableTitle } from "../../samples/recordings.ts";
import { tags } from "../../samples/tags.ts";
import { rightToLeftPage } from "../../samples/right-to-left-page.tsx";
import { loadListParts } from "./recording-list/RecordingList.tsx";
import { RecordingsView, type RecordingsViewProps } from "./RecordingsView.tsx";

const meta = {
  parameters: { surface: "sheet" },
  component: RecordingsView,
  loaders: [async () => void (await loadListParts())],
  args: {
    onRetry: fn(),
    state: { kind: "ready", recordings: lectures },
    query: "",
    onQueryChange: fn(),
    recordingHref: (id) => `#${id}`,
    renderDetails: () => <CardDetails details={lectureDetails} />,
    onToggleFavorite: fn(),
    onFile: fn(),
    onDelete: fn(),
    options: { order: "date", layout: "cards", onOrderChange: fn(), onLayoutChange: fn() },
    today: new Date("2025-10-03T12:00:00Z"),
  },
} satisfies Meta<typeof RecordingsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready = {
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole("article");
    await userEvent.click(within(first as HTMLElement).getByRole("button", { name: /^Favorite/ }));
    await expect(args.onToggleFavorite).toHaveBeenCalledWith(lecture.id, false);
  },
} satisfies Story;
/** A page from right to left: each part stands at the other side. */
export const RightToLeft = {
  args: {
    renderDetails: () => <CardDetails details={arabic.details} />,
    state: { kind: "ready", recordings: [arabic.recording, hebrew.recording, ...lectures.slice(0, 3)] },
  },
  decorators: [rightToLeftPage],
} satisfies Story;

export const Loading = { args: { state: { kind: "loading" } } } satisfies Story;
/** Product decision 23: one quiet line, and no alert. */
export const Failed = {
  args: { state: { kind: "failed" } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
export const Empty = { args: { state: { kind: "empty" } } } satisfies Story;
/** ARR-03: how to make the first recording. */
export const FirstLectureToCome = {
  args: {
    state: { kind: "empty" },
    firstRun: (
      <FirstRun storeHref="https://store.example/lectern" weeklyMinutes={75} isPreparing={false} sampleHref="#sample" />
    ),
  },
} satisfies Story;
export const NoMatch = {
  args: { state: { kind: "no-match", query: "botany" }, query: "botany" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear Search" }));
    await expect(args.onQueryChange).toHaveBeenCalledWith("");
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
  },
} satisfies Story;

/** ARR-02: recordings in progress are a line above the cards, which show only completed ones. */
export const BeingPrepared = {
  args: { preparing: 1 },
  play: ({ canvas }) => expect(canvas.getByText("Preparing 1 recording…")).toBeVisible(),
} satisfies Story;

/** ARR-01: a recording that arrived while the page was open. */
export const Arrived = {
  args: { arrivals: [{ recording: lecture, isCompleted: true }] },
  play: ({ canvas }) => expect(canvas.getByText(`${lecture.name} is ready.`)).toBeInTheDocument(),
} satisfies Story;

const moments = (
  <FoundMoments
    title="In your lectures"
    searchHref="#search?q=organic"
    state={{
      kind: "ready",
      moments: [
        {
          key: "a",
          href: "#a",
          text: "Every organic molecule has carbon in it.",
          words: ["organic"],
          title: lecture.name,
          start: 754,
        },
      ],
    }}
  />
);
/** FND-01: names first, then what was said. */
export const Found = {
  args: { state: { kind: "ready", recordings: lectures.slice(0, 1) }, query: "organic", moments },
} satisfies Story;
export const FoundInWordsOnly = {
  args: { state: { kind: "no-match", query: "organic" }, query: "organic", moments },
} satisfies Story;

/** REC-02: what has been found so far, while the names of older recordings are read. */
export const StillSearching = {
  // The cards and skeletons of other stories.
  tags: ["no-visual"],
  args: { state: { kind: "ready", recordings: lectures.slice(0, 1), rest: "unknown" }, query: "organic" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading recordings")).toBeInTheDocument();
    await expect(canvas.queryByText("1 recording found")).not.toBeInTheDocument();
    await expect(canvas.getByRole("article").closest("li")).toHaveAttribute("aria-setsize", "-1");
  },
} satisfies Story;

export const LongText = {
  args: {
    state: {
      kind: "ready",
      recordings: [longTitle, { ...unbreakableTitle, id: "b" }, { ...lecture, id: "c", name: "" }],
    },
  },
} satisfies Story;

/** REC-16: newest first, with a heading for each week. */
export const Weeks = {
  play: async ({ canvas }) => {
    const weeks = canvas.getAllByRole("heading", { level: 2 });
    await expect(weeks.map((week) => week.textContent)).toEqual(["This week", "Last week"]);
    const lastWeek = canvas.getByRole("list", { name: "Last week" });
    await expect(within(lastWeek).getAllByRole("heading", { level: 3 })).toHaveLength(3);
  },
} satisfies Story;

const folders: NonNullable<RecordingsViewProps["folders"]> = new Map(
  [lecture].map(({ id }) => [
    id,
    { id, name: "Organic Chemistry", description: "", color: "#16A34A", exam: null, courseEnd: null, createdAt: "" },
  ]),
);
const semester = inWeeks(150).map((one, index) => ({ ...one, folderId: index % 3 === 0 ? lecture.id : null }));

/** REC-18: one recording in a line, with date and folder. A line never begins with the dot between them. */
export const AsList = {
  args: {
    state: { kind: "ready", recordings: semester.slice(0, 12) },
    options: { ...meta.args.options, layout: "lines" },
    folders,
  },
  play: async ({ canvas }) => {
    const isPlain = matchMedia("(min-width: 20em)").matches;
    for (const name of isPlain ? canvas.getAllByText("Organic Chemistry") : []) {
      const date = name.closest("p")?.querySelector("time");
      // oxlint-disable-next-line no-await-in-loop -- assertions in Storybook are promises
      await expect(Math.round(name.getBoundingClientRect().top)).toBe(
        Math.round(date?.getBoundingClientRect().top ?? -1),
      );
    }
  },
} satisfies Story;
export const AsListLoading = {
  args: { ...AsList.args, state: { kind: "loading" } },
} satisfies Story;
export const AsListLongText = { args: { ...LongText.args, options: AsList.args.options } } satisfies Story;

/** REC-17: sorted by name there are no weeks. */
export const ByName = {
  args: {
    state: { kind: "ready", recordings: lectures.toSorted((a, b) => a.name.localeCompare(b.name)) },
    options: { ...meta.args.options, order: "name" },
  },
  play: ({ canvas }) => expect(canvas.queryByRole("heading", { name: "This week" })).not.toBeInTheDocument(),
} satisfies Story;

/** A semester, rendered near the screen: headings appear and disappear with their weeks. */
export const Semester = {
  // The number of rendered lines depends on the text size.
  tags: ["no-rare-variants"],
  args: { ...AsList.args, state: { kind: "ready", recordings: semester } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(7000));
    await expect(canvas.getAllByRole("article").length).toBeLessThan(60);
    window.scrollTo(0, 4000);
    await waitFor(() => expect(canvas.queryByRole("heading", { name: "This week" })).not.toBeInTheDocument());
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByRole("heading", { name: "This week" })).toBeVisible());
  },
} satisfies Story;

export const Many = { args: { state: { kind: "ready", recordings: inWeeks(24) } } } satisfies Story;

export const OnPhoneLongText = { ...LongText, globals: { viewport: { value: "narrow" } } } satisfies Story;

/** Menu → dialog → Escape, Cancel, Delete: the menu gets the focus, and the heading when the card is gone. */
export const Deleting = {
  render: function Deleting(args) {
    const [rows, setRows] = useState(lectures.slice(0, 2));
    return (
      <RecordingsView
        {...args}
        state={{ kind: "ready", recordings: rows }}
        onDelete={(id) => {
          args.onDelete(id);
          setRows((now) => now.filter((row) => row.id !== id));
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole("button", { name: `More options for ${lecture.name}` });
    const askToDelete = async () => {
      await userEvent.click(trigger);
      await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
      return screen.findByRole("alertdialog", { name: "Are you sure?" });
    };
    const dialog = await askToDelete();
    await expect(dialog).toHaveTextContent(
      "This action cannot be undone. This will permanently delete your recording.",
    );
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());

    await askToDelete();
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onDelete).not.toHaveBeenCalled();

    await askToDelete();
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await expect(args.onDelete).toHaveBeenCalledWith(lecture.id);
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
  },
} satisfies Story;

const [exam, lab] = tags;
/** UNT-04: tags on cards, and the list's filter. */
export const Tagged = {
  args: {
    tags: new Map(lectures.map(({ id }, at) => [id, at === 0 ? tags : tags.slice(0, at % 3)])),
    filter: { parts: [{ kind: "tag", tag: exam! }], onRemove: fn(), onClear: fn(), onOpen: fn() },
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole("article");
    await expect(within(first as HTMLElement).getByRole("list", { name: "Tags" })).toHaveTextContent("ExamLab");
    await expect(await canvas.findByRole("button", { name: "Remove filter: Exam" })).toBeVisible();
  },
} satisfies Story;
export const TaggedLines = {
  args: { ...Tagged.args, options: { ...meta.args.options, layout: "lines" } },
} satisfies Story;
/** UNT-04: a filter without matches can be cleared. */
export const FilteredToNothing = {
  args: {
    state: { kind: "no-match", query: "" },
    filter: { parts: [{ kind: "unfiled" }, { kind: "tag", tag: lab! }], onRemove: fn(), onClear: fn(), onOpen: fn() },
  },
} satisfies Story;

const bar = {
  count: 2,
  total: lectures.length,
  areFavorites: false,
  onMove: fn(),
  onTag: fn(),
  onFavorite: fn(),
  onExport: fn(),
  onDelete: fn(),
  onSelectAll: fn(),
  onDone: fn(),
};
const selection = {
  isOn: true,
  selected: new Set(lectures.slice(0, 2).map(({ id }) => id)),
  onStart: fn(),
  onSelect: fn(),
  onSelectAll: fn(),
  bar,
};
/** UNT-05: checkboxes on cards, by pointer and by keyboard, and the bar of actions. */
export const Selecting = {
  args: { selection, filter: { parts: [], onRemove: fn(), onClear: fn(), onOpen: fn() } },
  play: async ({ canvas }) => {
    const [first, , third] = canvas.getAllByRole("checkbox");
    await expect(first).toBeChecked();
    await userEvent.click(third as HTMLElement);
    await expect(selection.onSelect).toHaveBeenLastCalledWith(lectures[2]?.id, true, false);
    await userEvent.keyboard("{Control>}a{/Control}");
    await expect(selection.onSelectAll).toHaveBeenCalled();
    await expect(await canvas.findByRole("region", { name: "Selection" })).toHaveTextContent("2 selected");
    await userEvent.click(canvas.getByRole("button", { name: "Done" }));
    await expect(bar.onDone).toHaveBeenCalled();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
} satisfies Story;
/** DAY-03: a press anywhere on a card toggles it and opens nothing; Escape ends the selection. */
export const SelectingByCard = {
  args: Selecting.args,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: /^Open Recording/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: /^Favorite/ })).not.toBeInTheDocument();
    const label = canvas.getAllByRole("checkbox")[2]?.closest("label");
    const card = canvas.getAllByRole("article")[2];
    await expect(label?.getBoundingClientRect().height).toBeGreaterThan((card?.clientHeight ?? 0) - 2);
    await userEvent.click(label as HTMLElement);
    await expect(selection.onSelect).toHaveBeenLastCalledWith(lectures[2]?.id, true, false);
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard("{Escape}");
    await expect(bar.onDone).toHaveBeenCalled();
  },
} satisfies Story;
export const SelectingLines = {
  args: { ...Selecting.args, options: { ...meta.args.options, layout: "lines" } },
} satisfies Story;
/** UNT-05: a selection starts with its button, or with Ctrl and A in the list. */
export const BeginningToSelect = {
  args: { ...Selecting.args, selection: { ...selection, isOn: false } },
  play: async ({ canvas }) => {
    const options = canvas.getByRole("button", { name: "More options for recordings" });
    await userEvent.click(options);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Select" }));
    await expect(selection.onStart).toHaveBeenCalled();
    await waitFor(() => expect(options).toHaveFocus());
    await expect(canvas.queryByRole("checkbox")).not.toBeInTheDocument();
    canvas.getAllByRole("link", { name: /^Open Recording/ })[0]?.focus();
    await userEvent.keyboard("{Control>}a{/Control}");
    await expect(selection.onSelectAll).toHaveBeenCalled();
  },
} satisfies Story;
