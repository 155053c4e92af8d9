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

/** AST-08: the recording says so in these words. */
export const Default = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole("link", { name: "Transcript at 1:01:15" });
    await expect(link).toHaveAttribute("href", args.href);
    await expect(link).toHaveAccessibleDescription(`“${args.quote}”`);
  },
} satisfies Story;
export const Close = {
  args: { grade: "close" },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAccessibleDescription(`similar words here: “${args.quote}”`);
  },
} satisfies Story;
export const Quiet = { args: { quiet: true } } satisfies Story;
/** The words of the recording, on focus as on hover; Escape closes them. */
export const WithQuote = {
  args: { grade: "close" },
  play: async ({ args }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText(`“${args.quote}”`, { selector: "[data-side] *" })).toBeVisible());
  },
} satisfies Story;
export const WithQuoteOnPhone = { ...WithQuote, globals: { viewport: { value: "phone" } } } satisfies Story;
