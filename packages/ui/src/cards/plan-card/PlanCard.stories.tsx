import { type PlanOffer, planOffers } from "@lectern/domain/checkout";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { PlanCard } from "./PlanCard.tsx";

const [monthly, semester, yearly] = planOffers as readonly [PlanOffer, PlanOffer, PlanOffer];

const meta = {
  component: PlanCard,
  args: { offer: semester, onChoose: fn() },
} satisfies Meta<typeof PlanCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SUB-01 */
export const Semester = {
  play: async ({ args, canvas }) => {
    const card = canvas.getByRole("article");
    await expect(card).toHaveTextContent("Most Popular");
    await expect(card).toHaveTextContent("$64.99per semester");
    await expect(card).toHaveTextContent("16 weeks");
    await userEvent.click(canvas.getByRole("button", { name: "Choose Semester" }));
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
export const Monthly = { args: { offer: monthly } } satisfies Story;
export const Yearly = { args: { offer: yearly } } satisfies Story;
export const Busy = { args: { busy: true } } satisfies Story;
export const Disabled = { args: { offer: monthly, disabled: true } } satisfies Story;
