import type { RecentRecording } from "@lectern/domain/recording";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { FirstRun } from "../../frames/first-run/FirstRun.tsx";
import { samplePaths } from "../../samples/paths.ts";
import { lectures, longTitle, unbreakableTitle } from "../../samples/recordings.ts";
import { HomeView } from "./HomeView.tsx";
import type { HomePlanState, HomeState, NextUpState } from "./home.state.ts";

const SESSION = "#/dashboard/practice/session";
const next: NextUpState = {
  kind: "ready",
  today: "2026-12-03",
  due: { count: 12, href: SESSION },
  exam: { name: "Biology 101", date: "2026-12-12", href: "#exam" },
  reading: { title: "Organic Chemistry, lecture 14", seconds: 1390, href: "#reading" },
  arrived: null,
};
const nothingNext: NextUpState = {
  ...next,
  due: { count: 0, href: SESSION },
  exam: null,
  reading: null,
};

const free: HomeState = {
  next,
  recordings: { kind: "ready", count: 42 },
  favorites: { kind: "ready", count: 9 },
  plan: { kind: "free", minutes: { kind: "ready", minutes: { weekly: 37.8, bonus: 20, freeWeekEnd: null } } },
  recents: { kind: "ready", recordings: lectures.slice(0, 3) },
};

const meta = {
  parameters: { surface: "sheet" },
  component: HomeView,
  args: { state: free, recordingHref: (id) => `#${id}`, paths: samplePaths },
} satisfies Meta<typeof HomeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("link", { name: "Start" })).toHaveAttribute("href", SESSION);
    await expect(canvas.getByRole("link", { name: "Biology 101: exam in 9 days" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Continue .* at 23:10$/ })).toHaveAttribute("href", "#reading");
    await expect(canvasElement).toHaveTextContent("37 minutes left this week");
    await expect(canvas.getByText("+20 bonus")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Get It Here" })).toHaveAttribute("href", samplePaths.subscription);
    await expect(canvas.getByRole("link", { name: "View All" })).toHaveAttribute("href", samplePaths.recordings);
  },
} satisfies Story;

/** Product decision 6: first the date until which recording needs no minutes, and an offer of what comes after it. */
export const FreeWeek = {
  args: {
    state: {
      ...free,
      plan: {
        kind: "free",
        minutes: { kind: "ready", minutes: { weekly: 37.8, bonus: 20, freeWeekEnd: "2026-11-30T12:00:00Z" } },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Unlimited")).toBeVisible();
    await expect(canvas.getByText("until Nov 30")).toBeVisible();
    await expect(canvas.getByText("Not counting down: 37 minutes left this week, +20 bonus")).toBeVisible();
    await expect(canvas.getByText(/unlimited recording after Nov 30/)).toBeVisible();
  },
} satisfies Story;

export const OneMinuteLeft = {
  args: {
    state: {
      ...free,
      plan: { kind: "free", minutes: { kind: "ready", minutes: { weekly: 1.5, bonus: 0, freeWeekEnd: null } } },
    },
  },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent("1 minute left this week"),
} satisfies Story;

export const Premium = {
  args: { state: { ...free, plan: { kind: "premium" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Thanks for subscribing!")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Get It Here" })).toBeNull();
  },
} satisfies Story;

/** DAY-02: the most urgent step has the button. */
export const ExamFirst = {
  args: {
    state: { ...free, next: { ...nothingNext, exam: { name: "Biology 101", date: "2026-12-04", href: "#exam" } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Biology 101: exam tomorrow")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "View Plan" })).toHaveAttribute("href", "#exam");
  },
} satisfies Story;
export const NewLecture = {
  args: {
    state: { ...free, next: { ...nothingNext, arrived: { title: longTitle.name, href: "#new" } } },
  },
} satisfies Story;
export const NothingNext = { args: { state: { ...free, next: nothingNext } } } satisfies Story;
/** The next steps arrive after the page: their place is kept. */
export const NextLoading = { args: { state: { ...free, next: { kind: "loading" } } } } satisfies Story;
/** The greeting has the place of next steps that could not be read. */
export const NextFailed = { args: { state: { ...free, next: { kind: "failed" } } } } satisfies Story;

/** OFF-01: neither plan nor minutes, which can't be read offline. */
export const Offline = {
  args: { state: { ...free, plan: { kind: "absent" } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent("minutes left");
    await expect(canvas.queryByRole("link", { name: "Get It Here" })).not.toBeInTheDocument();
  },
} satisfies Story;
export const Loading = {
  args: {
    state: {
      recordings: { kind: "loading" },
      favorites: { kind: "loading" },
      plan: { kind: "checking" },
      recents: { kind: "loading" },
      next: { kind: "loading" },
    },
  },
} satisfies Story;

/** The numbers don't move when a late flag brings the offer, and a subscriber's page keeps no gap. */
export const LateFlag = {
  tags: ["no-visual"],
  args: { state: { ...free, plan: { kind: "checking" } } },
  render: function Render(args) {
    const [plan, setPlan] = useState<HomePlanState>(args.state.plan);
    return (
      <>
        <HomeView {...args} state={{ ...args.state, plan }} />
        <button type="button" onClick={() => setPlan(free.plan)}>
          The flag says free
        </button>
        <button type="button" onClick={() => setPlan({ kind: "premium" })}>
          The flag says premium
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    // Clicks scroll the page.
    const getTop = () =>
      canvas.getByText("Total Recordings").getBoundingClientRect().top -
      canvas.getByRole("heading", { name: "Recent Recordings" }).getBoundingClientRect().top;
    const top = getTop();
    await expect(canvas.queryByRole("link", { name: "Get It Here" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "The flag says premium" }));
    await expect(canvas.queryByText("Want more recording time?")).toBeNull();
    await expect(getTop()).toBe(top);
    await userEvent.click(canvas.getByRole("button", { name: "The flag says free" }));
    await expect(canvas.getByRole("link", { name: "Get It Here" })).toBeVisible();
    await expect(getTop()).toBe(top);
  },
} satisfies Story;

/** The regions load separately: here only the minutes are still loading. */
export const MinutesLoading = {
  args: { state: { ...free, plan: { kind: "free", minutes: { kind: "loading" } } } },
} satisfies Story;

/** SHL-09, product decision 31: all reads failed. The numbers say so, and the offer, which may be wrong, is hidden. */
export const Failed = {
  args: {
    state: {
      recordings: { kind: "failed" },
      favorites: { kind: "failed" },
      plan: { kind: "failed", minutes: { kind: "failed" } },
      recents: { kind: "failed" },
      next: { kind: "loading" },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Couldn't load")).toHaveLength(3);
    await expect(canvas.queryByRole("link", { name: "Get It Here" })).toBeNull();
    await expect(canvas.queryByText("No recent recordings")).toBeNull();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
} satisfies Story;

export const Empty = {
  args: {
    state: {
      recordings: { kind: "ready", count: 0 },
      favorites: { kind: "ready", count: 0 },
      plan: { kind: "free", minutes: { kind: "ready", minutes: { weekly: 75, bonus: 0, freeWeekEnd: null } } },
      recents: { kind: "empty" },
      next: { kind: "loading" },
    },
  },
} satisfies Story;

const arriving = { ...lectures[0], status: "processing" } as RecentRecording;

/** ARR-01, ARR-02: a recording arrived while the page was open, and is still being processed. */
export const Arrived = {
  args: {
    state: { ...free, recents: { kind: "ready", recordings: [arriving, ...lectures.slice(1, 3)] } },
    arrivals: [{ recording: arriving, isCompleted: false }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`New recording: ${arriving.name}.`)).toBeInTheDocument();
    await expect(canvas.getByText("Writing your summary…")).toBeInTheDocument();
  },
} satisfies Story;

/** ARR-03: how to make the first recording. */
export const FirstLectureToCome = {
  args: {
    ...Empty.args,
    firstRun: (
      <FirstRun
        storeHref="https://store.example/lectern"
        weeklyMinutes={undefined}
        isPreparing={false}
        sampleHref="#sample"
      />
    ),
  },
} satisfies Story;

export const LongText = {
  args: {
    state: {
      ...free,
      recordings: { kind: "ready", count: 10_482 },
      recents: { kind: "ready", recordings: [longTitle, { ...unbreakableTitle, id: "b" }] },
      next,
    },
  },
} satisfies Story;

export const LongTextNarrow = { ...LongText, globals: { viewport: { value: "narrow" } } } satisfies Story;
