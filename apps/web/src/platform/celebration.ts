import { attempt } from "@lectern/browser/attempt";

/** A local-storage key until the sign-out: the student whose plan was celebrated (SUB-03). */
const KEY = "celebrated";

export const wasCelebrated = (userId: string): boolean => attempt(() => localStorage.getItem(KEY)) === userId;

export function rememberCelebration(userId: string): void {
  attempt(() => localStorage.setItem(KEY, userId));
}

export function forgetCelebration(): void {
  attempt(() => localStorage.removeItem(KEY));
}
