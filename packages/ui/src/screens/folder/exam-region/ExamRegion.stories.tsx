import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { ExamRegion } from "./ExamRegion.tsx";
import type { ExamPlanNumbers } from "./exam.state.ts";

const plan: ExamPlanNumbers = {
  cards: 100,
  days: [31, 20, 28, 24, 22, 18, 64],
  forecast: { low: 82, high: 88 },
  missingReviews: 0,
  compared: { reviews: 300, predicted: 0.88, actual: 0.91 },
};

const meta = {
  parameters: { surface: "sheet" },
  component: ExamRegion,
  args: {
    state: { kind: "ready", plan },
    name: "",
    day: "December 12",
    daysLeft: 18,
    target: 90,
    lecturesNotRead: [{ id: "tides", title: "Tides", href: "#read" }],
    lecturesWithoutCards: [
      { id: "cells", title: "Cells and their membranes", href: "#cells" },
      { id: "tides", title: "Tides", href: "#tides" },
    ],
    practiceHref: "#practice",
    onEdit: fn(),
    onSaveCalendar: fn(),
    onMarkAllRead: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ExamRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Far = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Exam · December 12" })).toBeInTheDocument();
    const menu = canvas.getByRole("button", { name: "More options for Exam" });
    const choose = async (name: string) => {
      await userEvent.click(menu);
      await userEvent.click(await screen.findByRole("menuitem", { name }));
    };
    await choose("Add to Calendar");
    await expect(args.onSaveCalendar).toHaveBeenLastCalledWith("exam");
    await choose("Daily Reminder");
    await expect(args.onSaveCalendar).toHaveBeenLastCalledWith("reminder");
    await choose("Change Exam");
    await expect(args.onEdit).toHaveBeenCalledWith(menu);
  },
} satisfies Story;
export const Tomorrow = {
  args: { daysLeft: 1, day: "November 25", state: { kind: "ready", plan: { ...plan, days: [64] } } },
} satisfies Story;
export const Today = {
  args: { daysLeft: 0, day: "November 24", state: { kind: "ready", plan: { ...plan, days: [], forecast: null } } },
} satisfies Story;
export const Past = {
  args: { daysLeft: -3, day: "November 21", name: "Midterm", state: { kind: "past" } },
} satisfies Story;
export const TooFewReviews = {
  args: { state: { kind: "ready", plan: { ...plan, forecast: null, missingReviews: 30, compared: null } } },
} satisfies Story;
export const NoCards = {
  args: {
    target: null,
    state: {
      kind: "ready",
      plan: { cards: 0, days: [0, 0, 0], forecast: null, missingReviews: 50, compared: null },
    },
  },
} satisfies Story;
const many = Array.from({ length: 12 }, (_, at) => ({ id: String(at), title: `Lecture ${at + 1}`, href: `#${at}` }));
export const ManyLeft = {
  args: { target: null, lecturesNotRead: many, lecturesWithoutCards: many.slice(0, 7) },
} satisfies Story;
export const AllNamed = {
  args: ManyLeft.args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "and 7 more unread" }));
    await expect(canvas.getByRole("link", { name: "Lecture 12" })).toBeVisible();
    await expect(canvas.getAllByRole("link", { name: "Lecture 6" })[0]).toHaveFocus();
    await expect(canvas.getByRole("button", { name: "and 2 more without cards" })).toBeVisible();
  },
} satisfies Story;
export const MarkingAllRead = {
  args: ManyLeft.args,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mark All as Read" }));
    await expect(args.onMarkAllRead).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole("link", { name: "Practice" })).toHaveFocus();
  },
} satisfies Story;
export const NothingLeft = { args: { lecturesNotRead: [], lecturesWithoutCards: [] } } satisfies Story;
export const Loading = { args: { state: { kind: "loading" } } } satisfies Story;
export const Failed = {
  args: { state: { kind: "failed" } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
export const LongName = {
  args: {
    name: "Vergleichende Verfassungsauslegung und Verwaltungsrechtsprech",
    lecturesWithoutCards: [
      {
        id: "long",
        title: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
        href: "#l",
      },
    ],
  },
} satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
/** A name and titles from right to left, among lines from left to right. */
export const ArabicName = {
  args: {
    name: "امتحان 2",
    lecturesNotRead: [
      { id: "tides", title: "المد والجزر (1)", href: "#read" },
      { id: "cells", title: "Cells and their membranes", href: "#cells" },
    ],
  },
} satisfies Story;
export const RightToLeft = {
  render: (args) => (
    <div dir="rtl">
      <ExamRegion {...args} name="اختبار" />
    </div>
  ),
} satisfies Story;
