/** The plans' names in a checkout request (docs/product.md#calls-to-the-backend). */
export const checkoutDurations = ["month", "semester", "year"] as const;
export type CheckoutDuration = (typeof checkoutDurations)[number];

export interface PlanOffer {
  readonly duration: CheckoutDuration;
  readonly name: string;
  /** In US cents. */
  readonly cents: number;
  /** "per month": read after the price. */
  readonly per: string;
  readonly note?: string;
  readonly isMostPopular: boolean;
}

/** docs/product.md#constants */
export const planOffers: readonly PlanOffer[] = [
  { duration: "month", name: "Monthly", cents: 1799, per: "per month", isMostPopular: false },
  {
    duration: "semester",
    name: "Semester",
    cents: 6499,
    per: "per semester",
    note: "16 weeks",
    isMostPopular: true,
  },
  { duration: "year", name: "Yearly", cents: 15_999, per: "per year", isMostPopular: false },
];

/** Formats US cents as "$17.99". */
export const formatPrice = (cents: number): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(cents / 100);
