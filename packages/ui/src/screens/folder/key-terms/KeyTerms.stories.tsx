import type { UnitTerm, UnitTerms } from "@lectern/domain/unit-terms";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { longTitle } from "../../../samples/recordings.ts";
import { KeyTerms } from "./KeyTerms.tsx";

const lectures = [
  { id: "cells", name: "Cells and their membranes", createdAt: "2025-10-04T08:00:00Z" },
  { id: "energy", name: "Energy", createdAt: "2025-10-11T08:00:00Z" },
  { id: "text", name: "Reading notes", createdAt: "2025-10-18T08:00:00Z" },
];
const term = (name: string, more: Partial<UnitTerm> = {}): UnitTerm => ({
  term: name,
  names: [],
  definition: `A ${name} is one of the words that this lecture says the meaning of.`,
  language: "en",
  definedAt: { recording: "cells", start: 754 },
  usedAt: [],
  ...more,
});
const few: UnitTerms = {
  lectures,
  terms: [
    term("organelle", {
      definition: "An organelle is a part of a cell with a task of its own.",
      usedAt: [
        { recording: "energy", start: 62 },
        { recording: "text", start: null },
      ],
    }),
    term("adenosine triphosphate", {
      names: ["ATP"],
      definition: "Adenosine triphosphate is the molecule that carries energy within a cell.",
      definedAt: { recording: "energy", start: 1203 },
    }),
    term("membrane", { definition: null }),
  ],
};
const weeks = Array.from({ length: 24 }, (_, at) => ({
  id: String(at),
  name: `Lecture ${at + 1}`,
  createdAt: "2025-10-04T08:00:00Z",
}));
const many: UnitTerms = {
  lectures: weeks,
  terms: Array.from({ length: 200 }, (_, at) =>
    term(`Term ${at + 1}`, {
      definedAt: { recording: "0", start: at },
      usedAt: at === 0 ? weeks.slice(1).map(({ id }, minute) => ({ recording: id, start: 60 * minute })) : [],
    }),
  ),
};

const meta = {
  parameters: { surface: "sheet" },
  component: KeyTerms,
  args: {
    state: { kind: "ready", index: few },
    onOpenChange: fn(),
    onRetry: fn(),
    momentHref: (recording, seconds) => `#${recording}-${seconds}`,
  },
} satisfies Meta<typeof KeyTerms>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = {
  args: { state: { kind: "closed" } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Key terms" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
  },
} satisfies Story;
/** UNT-03: the definition leads to its moment, and so does each other lecture that says the term. */
export const Ready = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole("term").map(({ textContent }) => textContent);
    await expect(names).toEqual(["adenosine triphosphate also ATP", "membrane", "organelle"]);
    const definition = canvas.getByRole("link", { name: "Energy · 20:03, transcript" });
    await expect(definition).toHaveAttribute("href", "#energy-1203");
    await expect(canvas.getByRole("link", { name: "Energy · 1:02, transcript" })).toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Reading notes, transcript" })).toBeInTheDocument();
  },
} satisfies Story;
export const Loading = { args: { state: { kind: "loading" } } } satisfies Story;
export const Failed = {
  args: { state: { kind: "failed" } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
export const Empty = { args: { state: { kind: "ready", index: { lectures, terms: [] } } } } satisfies Story;
/** More terms and more lectures come on request; a filter and the order of the course find one. */
export const Many = {
  args: { state: { kind: "ready", index: many } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(60);
    await userEvent.click(canvas.getByRole("button", { name: /^18 more/ }));
    await expect(canvas.getByRole("link", { name: "Lecture 24 · 22:00, transcript" })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Sort by Lecture" }));
    await expect(canvas.getByRole("button", { name: "Sort A to Z" })).toBeInTheDocument();
    const field = canvas.getByRole("searchbox", { name: "Filter key terms" });
    await userEvent.type(field, "term 199");
    await expect(canvas.getAllByRole("term")).toHaveLength(1);
    await userEvent.clear(field);
  },
} satisfies Story;
export const Long = {
  args: {
    state: {
      kind: "ready",
      index: {
        lectures: [{ ...lectures[0]!, name: longTitle.name }, ...lectures.slice(1)],
        terms: [
          term("Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", {
            names: ["DDSG", "the company of the junior officials of the main works of the shipping line's electricity"],
            usedAt: [{ recording: "energy", start: 36_000 }],
          }),
        ],
      },
    },
  },
} satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
