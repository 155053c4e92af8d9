/** The results of paying with a card. Stripe documents the numbers for tests. */
export type CardOutcome = "pays" | "pays-once" | "declined" | "incorrect";

const outcomes: Readonly<Record<string, CardOutcome>> = {
  "4242424242424242": "pays",
  "4000000000000341": "pays-once",
  "4000000000000002": "declined",
};

export const cardOutcome = (typed: string): CardOutcome => outcomes[typed.replaceAll(/[\s-]/g, "")] ?? "incorrect";
