import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { sampleReviewDays } from "../../samples/review-days.ts";
import type { PracticeFolder, PracticeLecture } from "./practice.state.ts";
import { PracticeView } from "./PracticeView.tsx";

const lecture = (id: string, title: string, change: Partial<PracticeLecture> = {}): PracticeLecture => ({
  id,
  title,
  due: 0,
  fresh: 0,
  kept: 8,
  changed: 0,
  cardsHref: `#cards-${id}`,
  sessionHref: `#session-${id}`,
  ...change,
});

const folders: readonly PracticeFolder[] = [
  {
    id: "biology",
    name: "Biology 101",
    sessionHref: "#session-biology",
    lectures: [
      lecture("light", "Photosynthesis: the light reactions", { due: 9, fresh: 4 }),
      lecture("krebs", "The Krebs cycle, step by step", { due: 3 }),
      lecture("cells", "Cells and their membranes", { changed: 2, kept: 12 }),
    ],
  },
  {
    id: null,
    name: "Not in a folder",
    sessionHref: null,
    lectures: [lecture("price", "Microeconomics: price elasticity", { fresh: 6, kept: 6 })],
  },
];

const meta = {
  parameters: { surface: "sheet" },
  component: PracticeView,
  args: {
    state: { kind: "due", repeated: 12, fresh: 10, folders },
    numbers: { kind: "ready", kept: 34, recalled: 171, asked: 188, days: sampleReviewDays },
    scope: undefined,
    startHref: "#session",
    recordingsHref: "#recordings",
    waiting: 0,
    hasTwoButtons: false,
    onTwoButtonsChange: fn(),
    choices: { newPerDay: 20, retention: 0.9 },
    onChoicesChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PracticeView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** PRC-04: the due cards by folder and lecture, and a button that starts a session. */
export const Due = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText("22 cards due today")).toBeVisible();
    await expect(page.getByRole("link", { name: "Start" })).toHaveAttribute("href", "#session");
    await expect(page.getByRole("link", { name: "Practice The Krebs cycle, step by step" })).toBeVisible();
  },
} satisfies Story;
export const OneFolder = {
  args: {
    state: { kind: "due", repeated: 12, fresh: 0, folders: folders.slice(0, 1) },
    scope: { title: "Biology 101", allHref: "#practice" },
  },
} satisfies Story;
/** PRC-04: if none are due, when the next ones are. */
export const NoneDue = {
  args: {
    state: {
      kind: "none-due",
      next: "in 5 hours",
      folders: [{ ...folders[1]!, lectures: [lecture("price", "Prices")] }],
    },
  },
} satisfies Story;
export const Waiting = { args: { waiting: 12 } } satisfies Story;
export const NothingAskedYet = {
  args: {
    numbers: {
      kind: "ready",
      kept: 6,
      recalled: 0,
      asked: 0,
      days: sampleReviewDays.map((day) => ({ ...day, reviews: 0 })),
    },
  },
} satisfies Story;
export const NumbersLoading = { args: { numbers: { kind: "loading" }, choices: undefined } } satisfies Story;
export const NumbersFailed = { args: { numbers: { kind: "failed" } } } satisfies Story;
export const LongNames = {
  args: {
    state: {
      kind: "due",
      repeated: 1,
      fresh: 0,
      folders: [
        {
          id: "long",
          name: "Pneumonoultramicroscopicsilicovolcanoconiosis, a folder with a very long name",
          sessionHref: "#session",
          lectures: [
            lecture("long", "Pneumonoultramicroscopicsilicovolcanoconiosis-and-other-words-without-a-break-in-them", {
              due: 1,
              changed: 1,
            }),
          ],
        },
      ],
    },
  },
} satisfies Story;
export const Loading = { args: { state: { kind: "loading" } } } satisfies Story;
export const Failed = { args: { state: { kind: "failed" } } } satisfies Story;
export const NoCards = { args: { state: { kind: "no-cards" } } } satisfies Story;
