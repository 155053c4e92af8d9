/** Minutes of recording that a free student has each week (docs/product.md#constants). */
export const WEEKLY_MINUTES = 75;

/** The Monday 00:00 UTC at or before `moment` (product decision 26). */
export function getStartOfWeek(moment: Date): Date {
  const day = Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate());
  const daysSinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return new Date(day - daysSinceMonday * 86_400_000);
}
