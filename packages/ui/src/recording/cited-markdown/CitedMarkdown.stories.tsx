import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { beyondAnswer, citedLines, quotedAnswer } from "../../samples/chat.ts";
import { LectureNames } from "../lecture-names.ts";
import { loadMarkdown } from "../markdown/MarkdownLazy.tsx";
import { loadMomentChip } from "../markdown/MarkdownMoment.tsx";
import { CitedMarkdown } from "./CitedMarkdown.tsx";

const meta = {
  component: CitedMarkdown,
  loaders: [async () => void (await Promise.all([loadMarkdown(), loadMomentChip()]))],
  args: {
    children: "Doubling the nucleophile changes nothing [1:01:15](#t=3675), as on the bus [0:21](#t=21).",
    lines: citedLines,
    momentHref: (seconds) => `#at-${seconds}`,
  },
} satisfies Meta<typeof CitedMarkdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
/** TUT-01: the cited line is one touch away. */
export const LineShown = {
  play: async ({ canvas }) => {
    (await canvas.findByRole("link", { name: "Transcript at 1:01:15" })).focus();
    await waitFor(() =>
      expect(screen.getByText(/^“Double the nucleophile/, { selector: "[data-side] [dir=auto]" })).toBeVisible(),
    );
    await userEvent.keyboard("{Escape}");
  },
} satisfies Story;
/** TUT-01: lines in a row, as far as there is room. */
export const LinesShown = {
  args: {
    children: "Doubling the nucleophile changes nothing [1:01:15](#t=3675,3765).",
    lines: Array.from({ length: 10 }, (_, at) => ({
      line: 512 + at,
      start: 3675 + at * 10,
      end: 3684 + at * 10,
      text: [
        "Double the nucleophile, and the rate stays where it was.",
        "The slow step is over before it arrives, so that more of it has nothing to do.",
      ][at % 2]!,
    })),
  },
  play: async ({ canvas }) => {
    (await canvas.findByRole("link", { name: "Transcript at 1:01:15" })).focus();
    await waitFor(() =>
      expect(
        screen.getByText(/^“Double the nucleophile.+ The slow step/, { selector: "[data-side] [dir=auto]" }),
      ).toBeVisible(),
    );
  },
} satisfies Story;
export const Quotations = { args: { children: quotedAnswer.content } } satisfies Story;
/** TUT-03: what goes beyond the lecture has a block of its own. */
export const Beyond = { args: { children: beyondAnswer.content } } satisfies Story;
/** TUT-01: a transcript without times. */
export const Untimed = {
  args: {
    children: "A seat is taken at once [¶ 5](#line=4).",
    lines: [{ line: 4, start: null, end: null, text: "You push from behind, and take the seat." }],
  },
  play: ({ canvas }) =>
    expect(canvas.getByRole("link", { name: "Transcript at ¶ 5" })).toHaveAccessibleDescription(/push from behind/),
} satisfies Story;
/** RDT-09: an address of another page of this site is no citation. */
export const ForeignAddress = {
  args: { children: "See [settings](/dashboard/settings) and [that](/dashboard/library/recording/x?tab=transcript)." },
  play: ({ canvas }) => expect(canvas.queryByRole("link")).not.toBeInTheDocument(),
} satisfies Story;
/** UNT-01: a text about several lectures. A long title is cut, and stands once in a paragraph or a row of a table. */
export const UnitTable = {
  args: {
    children: `| method | trains | says |\n| --- | --- | --- |\n${["Naive Bayes", "Nearest neighbours"]
      .map(
        (name) =>
          `| ${name} | fast [Text categorization](/dashboard/library/recording/l1?tab=transcript&t=21) | counts [Text categorization](/dashboard/library/recording/l1?tab=transcript&t=3675) |`,
      )
      .join(
        "\n",
      )}\n\nBoth read words alone [Text categorization](/dashboard/library/recording/l1?tab=transcript&t=21), and count them [Text categorization](/dashboard/library/recording/l1?tab=transcript&t=3675).`,
    lines: citedLines.map((line) => ({ ...line, recordingId: "l1" })),
  },
  decorators: [
    (Story) => (
      <LectureNames value={new Map([["l1", "Text Categorization: Naive Bayes, Logistic Regression and K-NN"]])}>
        <Story />
      </LectureNames>
    ),
  ],
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole("link", { name: /^Text Categorization: Naive Bayes.* · .*, transcript$/ });
    const texts = links.map(({ textContent }) => textContent?.replace(/^Text.* · /, "… "));
    await expect(texts.join(", ")).toBe("… 0:21, 1:01:15, … 0:21, 1:01:15, … 0:21, 1:01:15");
  },
} satisfies Story;
export const Narrow = {
  args: { children: beyondAnswer.content },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;
