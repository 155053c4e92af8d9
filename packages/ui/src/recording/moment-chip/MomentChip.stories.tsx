import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { MomentChip, QuoteProvider } from "./MomentChip.tsx";

const meta = {
  component: MomentChip,
  args: {
    seconds: 3675,
    grade: "quoted",
    quote: "Double the nucleophile, and the rate stays where it was.",
    href: "#at-3675",
  },
  decorators: [
    (Story) => (
      <QuoteProvider>
        <Story />
      </QuoteProvider>
    ),
  ],
} satisfies Meta<typeof MomentChip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Expects that a press within 24 px around its middle activates it (WCAG 2.5.8). */
async function expectTarget(link: HTMLElement): Promise<void> {
  const { left, right, top, bottom } = link.getBoundingClientRect();
  for (const [x, y] of [
    [0, -11.5],
    [0, 11.5],
    [-11.5, 0],
    [11.5, 0],
  ] as const) {
    const hit = document.elementFromPoint((left + right) / 2 + x, (top + bottom) / 2 + y);
    // oxlint-disable-next-line no-await-in-loop -- assertions in Storybook are promises
    await expect(hit?.closest("a")).toBe(link);
  }
}

/** AST-08: the recording contains these words. The target is large enough for touch. */
export const Default = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole("link", { name: "Transcript at 1:01:15" });
    await expect(link).toHaveAttribute("href", args.href);
    await expectTarget(link);
    await expect(link).toHaveAccessibleDescription(`“${args.quote}”`);
  },
} satisfies Story;
export const Close = {
  args: { grade: "close" },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAccessibleDescription(`similar words here: “${args.quote}”`);
  },
} satisfies Story;
export const Quiet = {
  args: { quiet: true },
  play: async ({ canvas }) => {
    await expectTarget(canvas.getByRole("link"));
  },
} satisfies Story;
/** The recording's words, on focus and hover; Escape closes them. */
export const WithQuote = {
  args: { grade: "close" },
  play: async ({ args }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText(`“${args.quote}”`, { selector: "[data-side] *" })).toBeVisible());
  },
} satisfies Story;
export const WithQuoteOnPhone = { ...WithQuote, globals: { viewport: { value: "phone" } } } satisfies Story;
