/** From nothing to 1,000 cards; every card gets another title and the other star; one card does. */
export const steps = ["mount", "updateAll", "updateOne"] as const;
export type Step = (typeof steps)[number];

declare global {
  interface Window {
    /** Milliseconds until it is on the screen. */
    takeStep(step: Step): Promise<number>;
  }
}
