import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { publicPage } from "../../samples/public-page.ts";
import { PricingView } from "./PricingView.tsx";

const meta = {
  parameters: { surface: "sheet" },
  component: PricingView,
  args: { state: { kind: "choosing" }, onChoose: fn(), onOpenPortal: fn(), frame: { within: "shell" } },
} satisfies Meta<typeof PricingView>;
export default meta;
type Story = StoryObj<typeof meta>;

const aPageOfItsOwn = {
  parameters: { surface: "page", layout: "fullscreen" },
  args: { frame: { within: "page", public: publicPage } },
} satisfies Story;

/** SUB-01: nine bullets, three plans. */
export const Choosing = {
  play: async ({ args, canvas }) => {
    const [plans, bullets] = canvas.getAllByRole("list") as [HTMLElement, HTMLElement];
    await expect(within(bullets).getAllByRole("listitem")).toHaveLength(9);
    const texts = within(plans)
      .getAllByRole("article")
      .map((card) => card.textContent);
    await expect(texts[0]).toContain("$17.99per month$4.14 a week");
    await expect(texts[1]).toContain("$64.99per semester16 weeks, $4.06 a week");
    await expect(texts[1]).toContain("Most Popular");
    await expect(texts[2]).toContain("$159.99per year$3.07 a week");
    await expect(canvas.getByRole("row", { name: /Recording/ })).toHaveTextContent("75 minutes a week");
    // Large text on a phone stacks the comparison, without its head.
    if (getComputedStyle(canvas.getByRole("table").querySelector("thead")!).display !== "none")
      await expect(canvas.getByRole("columnheader", { name: "Free Your plan" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Choose Yearly" }));
    await expect(args.onChoose).toHaveBeenCalledWith("year");
  },
} satisfies Story;

export const Checking = { args: { state: { kind: "checking" } } } satisfies Story;

/** SUB-02: only one checkout can be opened at a time. */
export const OpeningCheckout = {
  args: { state: { kind: "opening-checkout", duration: "semester" } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose Semester" }));
    await expect(canvas.getByRole("button", { name: "Choose Monthly" })).toBeDisabled();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
} satisfies Story;

export const Subscribed = {
  args: { state: { kind: "subscribed" } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("You are already subscribed!")).toBeVisible();
    await expect(canvas.getByText("You have Premium, with unlimited recording.")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: "Your Plan" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Manage Subscription" }));
    await expect(args.onOpenPortal).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
export const OpeningPortal = { args: { state: { kind: "opening-portal" } } } satisfies Story;
export const Public = aPageOfItsOwn satisfies Story;
export const Narrow = { globals: { viewport: { value: "narrow" } } } satisfies Story;
export const OnDesktop = { globals: { viewport: { value: "desktop" } } } satisfies Story;
