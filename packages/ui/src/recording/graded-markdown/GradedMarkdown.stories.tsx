import type { Claim } from "@lectern/domain/claim";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { claims, quotedAnswer } from "../../samples/chat.ts";
import { GradedMarkdown } from "./GradedMarkdown.tsx";

const { quoted, close, absent } = claims;
const toArgs = (own: readonly Claim[]) => ({ claims: own, children: own.map(({ text }) => text).join(" ") });

const meta = {
  component: GradedMarkdown,
  args: { ...toArgs([quoted, close, absent]), marks: "chips", momentHref: (seconds) => `#at-${seconds}` },
} satisfies Meta<typeof GradedMarkdown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** AST-08: the recording contains these words. */
export const Quoted = {
  args: toArgs([quoted]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Transcript at 0:21" })).toHaveAttribute("href", "#at-21");
  },
} satisfies Story;
/** AST-08: the recording contains similar words. */
export const Close = {
  args: toArgs([close]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAccessibleDescription(/^similar words here/);
  },
} satisfies Story;
/** AST-08: it was not found, which doesn't mean that it is false. */
export const Absent = {
  args: toArgs([absent, { ...absent, text: "Neither of them took the bus." }]),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.getAllByText("not found in the recording")).toHaveLength(1);
  },
} satisfies Story;
export const Mixed = {
  args: {
    claims: [quoted, close, absent],
    children: `**Seats.** ${quoted.text}\n\n- ${close.text}\n- ${absent.text}`,
  },
} satisfies Story;
/** Quotations with their times as headings, which the chips replace. */
export const Quotations = {
  args: { claims: quotedAnswer.claims ?? [], children: quotedAnswer.content },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("1:01:15", { selector: "strong" })).toBeNull();
  },
} satisfies Story;

const told = [
  "There are two ways to take a seat on a crowded bus.",
  "You can walk up to somebody who is sitting there, push from behind, and take the seat in the same moment as that person leaves it.",
  "Nothing happens before you come, so with twice as many people who push, twice as many seats change hands.",
  "Or you stand and wait.",
  "Sooner or later somebody gets off, and that is the slow part; it takes as long as it takes, however many of you are standing there.",
  "Once the seat is empty, it is gone in no time at all.",
  "Now put the leaving group in the seat.",
  "The first way is SN2, which needs the nucleophile for its slow step, and the second is SN1, which doesn't.",
  "So which of the two do you expect from a crowded carbon, where nobody gets through to the back?",
  "It is the one that waits, and you will draw both of them on Thursday.",
].map((text, index): Claim => ({ text, quote: text, grade: "quoted", start: 21 + index * 7, end: 28 + index * 7 }));
/** AST-03: a long quotation is folded, because what was found is near its beginning. */
export const Folded = {
  args: { claims: told, children: `The recording says, at **0:21**\n\n> ${toArgs(told).children}` },
} satisfies Story;
export const FoldedOnPhone = { ...Folded, globals: { viewport: { value: "phone" } } } satisfies Story;
export const Unfolded = {
  ...Folded,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(5);
    const button = canvas.getByRole("button", { name: "Read on", expanded: false });
    await userEvent.click(button);
    await expect(canvas.getAllByRole("link")).toHaveLength(10);
    await expect(button).toHaveAccessibleName("Show less");
    await expect(button).toHaveFocus();
  },
} satisfies Story;

const many = Array.from({ length: 24 }, (_, index): Claim => {
  const base = [quoted, close, quoted, absent][index % 4] as Claim;
  return base.start === undefined ? base : { ...base, start: base.start + index * 61 };
});
export const Long = { args: toArgs(many) } satisfies Story;
export const Narrow = { ...Mixed, globals: { viewport: { value: "narrow" } } } satisfies Story;
export const Dark = { ...Mixed, globals: { theme: "dark" } } satisfies Story;

const notes = {
  marks: "times",
  claims: [quoted, close, absent],
  children: `## Two ways\n\n- ${quoted.text}\n- ${close.text}\n- ${absent.text}`,
} as const;
/** RDT-13: a quiet time at each point, which links to its words. */
export const Notes = {
  args: notes,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    await expect(canvas.queryByText("not found in the recording")).toBeNull();
  },
} satisfies Story;
/** UNT-03: other lectures of the folder say a point too. */
export const AlsoSaid = {
  args: {
    ...notes,
    alsoSaid: new Map([
      [quoted.text, [{ lecture: "Lecture 3, Oct 7", seconds: 754, href: "#lecture-3" }]],
      [
        close.text,
        [
          { lecture: "Substitution and elimination, Oct 14", seconds: 61, href: "#lecture-4" },
          { lecture: "Lecture 9, Nov 18", seconds: null, href: "#lecture-9" },
        ],
      ],
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Lecture 3, Oct 7, at 12:34" })).toHaveAttribute(
      "href",
      "#lecture-3",
    );
    await expect(canvas.getByRole("link", { name: "Lecture 9, Nov 18" })).toBeVisible();
  },
} satisfies Story;
export const AlsoSaidOnPhone = { args: AlsoSaid.args, globals: { viewport: { value: "phone" } } } satisfies Story;
export const NotesOnPhone = { args: notes, globals: { viewport: { value: "phone" } } } satisfies Story;
