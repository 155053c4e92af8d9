import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { NextUp } from "./NextUp.tsx";

const nothing = {
  kind: "ready",
  today: "2026-12-03",
  due: { count: 0, href: "#session" },
  exam: null,
  reading: null,
  arrived: null,
} as const;

const meta = {
  component: NextUp,
  args: {
    state: {
      ...nothing,
      due: { count: 12, href: "#session" },
      exam: { name: "Biology 101", date: "2026-12-12", href: "#exam" },
      reading: { title: "Organic Chemistry, lecture 14", seconds: 1390, href: "#reading" },
      arrived: { title: "Microeconomics: price elasticity", href: "#new" },
    },
  },
} satisfies Meta<typeof NextUp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const OnlyCards = { args: { state: { ...nothing, due: { count: 1, href: "#session" } } } } satisfies Story;
export const ExamToday = {
  args: { state: { ...nothing, exam: { name: "Biology 101", date: "2026-12-03", href: "#exam" } } },
  play: ({ canvas }) => expect(canvas.getByText("Biology 101: exam today")).toBeVisible(),
} satisfies Story;
export const Nothing = { args: { state: nothing } } satisfies Story;
export const Narrow = { globals: { viewport: { value: "narrow" } } } satisfies Story;
