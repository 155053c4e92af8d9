/** A month in milliseconds, for the plan label (product decision 13). */
const MONTH_MS = 30.4375 * 86_400_000;

export type PlanLabel = "Premium" | "Premium Monthly" | "Premium Semester" | "Premium Yearly";

/** The label of a plan, from the time left until its end date (SUB-04). */
export function toPlanLabel(subscriptionEndDate: string | null, now: Date): PlanLabel {
  if (subscriptionEndDate === null) return "Premium";
  const months = (new Date(subscriptionEndDate).getTime() - now.getTime()) / MONTH_MS;
  if (Number.isNaN(months)) return "Premium";
  if (months <= 1.5) return "Premium Monthly";
  return months <= 5 ? "Premium Semester" : "Premium Yearly";
}
