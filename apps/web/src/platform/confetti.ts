import { attempt } from "@lectern/browser/attempt";

/** A local-storage key until the sign-out: the student who has seen the confetti (SUB-03). */
const CELEBRATED_KEY = "celebrated";

export const hadConfetti = (userId: string): boolean => attempt(() => localStorage.getItem(CELEBRATED_KEY)) === userId;

export function rememberConfetti(userId: string): void {
  attempt(() => localStorage.setItem(CELEBRATED_KEY, userId));
}

export function forgetConfetti(): void {
  attempt(() => localStorage.removeItem(CELEBRATED_KEY));
}
