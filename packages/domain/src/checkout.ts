/** The plans' names in a checkout request (docs/product.md#calls-to-the-backend). */
export const checkoutDurations = ["month", "semester", "year"] as const;
export type CheckoutDuration = (typeof checkoutDurations)[number];

export interface PlanOffer {
  readonly duration: CheckoutDuration;
  readonly name: string;
  /** In US cents. */
  readonly cents: number;
  /** The words after the price: "per month". */
  readonly per: string;
  /** How many weeks the price covers. */
  readonly weeks: number;
  readonly note?: string;
  readonly isMostPopular: boolean;
}

/** For a year of 365.25 days. */
const WEEKS_A_YEAR = 365.25 / 7;

/** The plans (docs/product.md#constants), in the order of the page; prices are in US cents. */
export const planOffers: readonly PlanOffer[] = [
  { duration: "month", name: "Monthly", cents: 1799, per: "per month", weeks: WEEKS_A_YEAR / 12, isMostPopular: false },
  {
    duration: "semester",
    name: "Semester",
    cents: 6499,
    per: "per semester",
    weeks: 16,
    note: "16 weeks",
    isMostPopular: true,
  },
  { duration: "year", name: "Yearly", cents: 15_999, per: "per year", weeks: WEEKS_A_YEAR, isMostPopular: false },
];

/** Formats US cents as "$17.99". */
export const formatPrice = (cents: number): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(cents / 100);

/** The price of one week of a plan, rounded to whole cents, as a student who divides it finds. */
export const toWeeklyCents = ({ cents, weeks }: Pick<PlanOffer, "cents" | "weeks">): number =>
  Math.round(cents / weeks);
