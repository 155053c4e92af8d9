import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { PracticeSessionState, SessionCard } from "./practice-session.state.ts";
import { PracticeSessionView } from "./PracticeSessionView.tsx";

const card: SessionCard = {
  id: "thylakoid",
  kind: "definition",
  front: "What is a thylakoid?",
  back: "A membrane folded into stacks, where the light reactions happen",
  choices: null,
  quote: "A thylakoid is a membrane that is folded into stacks, and it is where the light reactions happen.",
  source: { href: "#at-754", seconds: 754 },
  lecture: "Photosynthesis: the light reactions",
  language: "en",
};
const cloze: SessionCard = {
  ...card,
  id: "cloze",
  kind: "cloze",
  front: "The light reactions happen in the _____ membrane, which is folded into stacks.",
  back: "thylakoid",
};
const choice: SessionCard = {
  ...card,
  id: "choice",
  kind: "choice",
  front: "Where do the light reactions happen?",
  back: "In the thylakoid membrane",
  choices: ["In the stroma", "In the thylakoid membrane", "In the outer membrane", "In the matrix"],
};
const turn = { done: 3, repeats: 2, total: 20, key: "3" };
const asking = { kind: "asking", card, turn, isBusy: false, problem: null } as const;
const intervals = { 1: "1 min", 2: "6 min", 3: "10 min", 4: "8 days" };
const shown: Extract<PracticeSessionState, { kind: "shown" }> = { ...asking, kind: "shown", intervals, choice: null };

const meta = {
  parameters: { surface: "sheet" },
  component: PracticeSessionView,
  args: {
    state: asking,
    practiceHref: "#practice",
    recordingsHref: "#recordings",
    waiting: 0,
    hasSingleKeys: true,
    hasTwoButtons: false,
    onRetry: fn(),
    onShowAnswer: fn(),
    onChoose: fn(),
    onChangeRating: fn(),
    onRate: fn(),
    onSuspend: fn(),
    onSkip: fn(),
    onUndo: fn() as (() => void) | undefined,
    onOpenSource: fn(),
    onReadAloud: fn(),
    onLeave: fn(),
    onPracticeMore: fn(),
  },
} satisfies Meta<typeof PracticeSessionView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the card has the focus, since keys work only then. */
const waitForCard = (canvasElement: HTMLElement) =>
  waitFor(() => expect(within(canvasElement).getByRole("region", { name: "Card" })).toHaveFocus());

/** PRC-04: Space shows the answer, and the card has the focus. */
export const Asking = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await waitForCard(canvasElement);
    await userEvent.keyboard(" ");
    await expect(args.onShowAnswer).toHaveBeenCalledOnce();
    await expect(page.getByRole("button", { name: "Show Answer" })).toBeVisible();
  },
} satisfies Story;

/** PRC-04: the accessible names of the four buttons begin with their text, followed by the interval. */
export const Shown = {
  args: { state: shown },
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: "How well did you know it?" });
    const buttons = within(group).getAllByRole("button");
    const names = ["Again 1 min", "Hard 6 min", "Good 10 min", "Easy 8 days"];
    // oxlint-disable-next-line no-await-in-loop -- assertions in Storybook are promises
    for (const [index, name] of names.entries()) await expect(buttons[index]).toHaveAccessibleName(name);
    await waitForCard(canvasElement);
    await userEvent.keyboard("3");
    await expect(args.onRate).toHaveBeenCalledWith(3);
  },
} satisfies Story;
export const TwoButtons = {
  args: { state: shown, hasTwoButtons: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Knew/ }));
    await expect(args.onRate).toHaveBeenCalledWith(3);
  },
} satisfies Story;
export const Cloze = { args: { state: { ...asking, card: cloze } } } satisfies Story;
export const ClozeShown = { args: { state: { ...shown, card: cloze } } } satisfies Story;
export const Choice = {
  args: { state: { ...asking, card: choice } },
  play: async ({ args, canvasElement }) => {
    await waitForCard(canvasElement);
    await userEvent.keyboard("2");
    await expect(args.onChoose).toHaveBeenCalledWith(1);
  },
} satisfies Story;
/** ACC-05: the announcement says that the chosen answer is right. */
export const ChosenRight = {
  args: { state: { ...shown, card: choice, choice: { index: 1, rating: 3 } } },
  play: ({ canvas }) => expect(canvas.getByRole("status")).toHaveTextContent(/^Correct\. In the thylakoid membrane$/),
} satisfies Story;
/** PRC-04: a wrong answer is announced (ACC-05), and counts as Again until the student changes it; Enter continues. */
export const ChosenWrong = {
  args: { state: { ...shown, card: choice, choice: { index: 0, rating: 1 } } },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      /^Incorrect\. The answer is: In the thylakoid membrane$/,
    );
    await waitForCard(canvasElement);
    await userEvent.keyboard("2");
    await expect(args.onChangeRating).toHaveBeenCalledWith(2);
    await userEvent.keyboard("{Enter}");
    await expect(args.onRate).toHaveBeenCalledWith(1);
  },
} satisfies Story;
/** PRC-04: the first card has nothing to undo. */
export const First = {
  args: { state: { ...asking, turn: { done: 0, repeats: 0, total: 20, key: "0" } }, onUndo: undefined },
} satisfies Story;
export const Busy = { args: { state: { ...shown, isBusy: true } } } satisfies Story;
export const NotRecorded = { args: { state: { ...shown, problem: "not-recorded" } } } satisfies Story;
export const NotSuspended = { args: { state: { ...asking, problem: "not-suspended" } } } satisfies Story;
/** PRC-05 */
export const FirstWaits = { args: { state: shown, waiting: 1 } } satisfies Story;
export const ManyWait = { args: { state: shown, waiting: 12 } } satisfies Story;
export const WithoutSingleKeys = { args: { state: shown, hasSingleKeys: false } } satisfies Story;
export const LongText = {
  args: {
    state: {
      ...shown,
      card: {
        ...card,
        lecture: "Pneumonoultramicroscopicsilicovolcanoconiosis-and-other-words-without-a-break-in-them",
        front: "Which three consequences does the lecture draw from the fact that the membrane is folded? ".repeat(3),
        back: "More surface, a steeper gradient and a shorter way.\n".repeat(4).trim(),
        quote: "And so the membrane, which is folded, folds again. ".repeat(8).trim(),
      },
      intervals: { 1: "10 min", 2: "12 months", 3: "23 months", 4: "36 months" },
    },
  },
} satisfies Story;
export const Arabic = {
  args: {
    state: {
      ...shown,
      card: {
        ...card,
        front: "ما هي الميتوكوندريا؟",
        back: "مصنع الطاقة في الخلية",
        quote: "الميتوكوندريا هي مصنع الطاقة في الخلية.",
        language: "ar",
      },
    },
  },
} satisfies Story;
export const Loading = { args: { state: { kind: "loading" } } } satisfies Story;
export const Failed = { args: { state: { kind: "failed" } } } satisfies Story;
export const NoCards = { args: { state: { kind: "no-cards" } } } satisfies Story;
export const NoneDue = { args: { state: { kind: "none-due", next: "in 5 hours" } } } satisfies Story;
export const Deleted = { args: { state: { kind: "deleted", turn } } } satisfies Story;
export const Finished = {
  args: { state: { kind: "finished", result: { cards: 20, known: 17, due: 0, next: "in 2 days" }, problem: null } },
} satisfies Story;
export const FinishedWithMore = {
  args: { state: { kind: "finished", result: { cards: 20, known: 20, due: 14, next: null }, problem: null } },
} satisfies Story;
export const FinishedStillSuspended = {
  args: {
    state: {
      kind: "finished",
      result: { cards: 20, known: 20, due: 0, next: "in 2 days" },
      problem: "still-suspended",
    },
  },
} satisfies Story;
